/** The same list with another text; with an empty one without any, undefined where there is no such list. */
export type HrefOf = (text: string) => string | undefined;
