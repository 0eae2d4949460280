/**
 * What stands in an address for a percent sign that begins nothing, or bytes of no text: it looks like one, and nobody types it.
 * No page has such an address.
 */
export const lostPercent = '\ufe6a';
