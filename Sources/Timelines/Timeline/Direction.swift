extension Timeline {
  /// `direction { … }`: how what happens is shown.
  public struct Direction: Sendable {
    public var slowMotions: [SlowMotion] = []
    public var pauses: [Pause] = []
    public var zooms: [Zoom] = []
    public var captions: [Caption] = []
    public var marks: [Mark] = []
    public var chapters: [Chapter] = []
    public var loop: Located<Loop>?
    /// Points.
    public var width: Located<Double>?
    public var style: Located<PictureStyle>?
    public var taps: Located<Switch>?
    public var colors: [Color] = []

    /// `slow 0.25x from 0.2s to 0.6s`
    public struct SlowMotion: Sendable {
      public var speed: Located<Double>
      public var span: Span
      public var range: SourceRange
    }

    /// `hold 0.8s for 1s`, and `freeze worst for 1.5s`, which shows the gap too.
    public struct Pause: Sendable {
      public var moment: Moment
      /// Seconds.
      public var length: Located<Double>
      public var showsGap: Bool
      public var range: SourceRange
    }

    public enum Moment: Sendable {
      /// Seconds.
      case time(Located<Double>)
      /// Where a gap is farthest from 0, in a panel or in any.
      case worst(panel: Located<String>?, range: SourceRange)
    }

    /// `zoom composer 2x from 0.2s to 0.7s`
    public struct Zoom: Sendable {
      public var subject: Subject
      public var span: Span
      public var range: SourceRange

      public enum Subject: Sendable {
        case element(Located<String>, factor: Located<Double>?)
        /// Screen coordinates.
        case frame(Frame)
      }
    }

    /// `caption "The keyboard comes" from 0.2s to 0.9s`
    public struct Caption: Sendable {
      public var text: Located<String>
      public var span: Span
      public var range: SourceRange
    }

    /// `measure bottom composer to keyboard-top in wrong from 0.3s`
    public struct Mark: Sendable {
      public var kind: Kind
      /// All when nil.
      public var panel: Located<String>?
      public var span: Span

      public enum Kind: Sendable {
        /// An element or the keyboard.
        case highlight(Located<String>)
        case measure(Edge, Edge)
        case arrow(Edge, Edge)
        case note(Located<String>, Edge)
      }
    }

    /// A horizontal edge on the screen.
    public enum Edge: Sendable {
      case keyboardTop
      case top(Located<String>)
      case bottom(Located<String>)
    }

    /// `chapter hide "The keyboard goes" at 1.5s`
    public struct Chapter: Sendable {
      public var name: Located<String>
      public var title: Located<String>?
      /// Seconds.
      public var time: Located<Double>
    }

    /// `loop 3 times`
    public enum Loop: Sendable {
      case forever
      case times(Double)
    }

    /// `color fault "#D70015"`
    public struct Color: Sendable {
      public var role: Located<ColorRole>
      public var value: Located<String>
    }
  }
}
