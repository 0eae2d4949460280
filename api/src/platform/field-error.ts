/** One field that broke one rule. `field` is dotted: `filter.properties[0].value`. */
export type FieldError = { field: string; code: string; params?: string[] };
