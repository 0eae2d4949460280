/** A limit or a name in the sentence of an error. */
export type ErrorParam = { name: string; value: string };
/** What each param of a code is. */
export type NameParams = (code: string, values: readonly string[]) => ErrorParam[];
