#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>

// The header's macros nest too deeply for Swift to import them.
static const uint32_t isal_level1_buffer_small = ISAL_DEF_LVL1_SMALL;
