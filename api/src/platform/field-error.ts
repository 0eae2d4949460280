import type { ErrorCode } from './error-codes.ts';

/** One field that broke one rule. `field` is dotted: `filter.properties[0].value`. */
export type FieldError = { field: string; code: ErrorCode; params?: string[] };
