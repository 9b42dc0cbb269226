#include <png.h>
#include <stdint.h>

// Macros that Swift does not import.
static const uint32_t png_rgba8 = PNG_FORMAT_RGBA;
static const uint32_t png_version = PNG_IMAGE_VERSION;
