#include <isa-l.h>

// The header's macros nest too deeply for Swift to import them.
static const uint32_t isal_level1_buffer_small = ISAL_DEF_LVL1_SMALL;
