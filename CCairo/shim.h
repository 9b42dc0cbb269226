#include <cairo.h>
#include <pango/pangocairo.h>
#include <hb-ot.h>
