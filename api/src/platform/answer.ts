type IsOptional<T, Key extends keyof T> = object extends Pick<T, Key> ? true : false;
type Fields<T> = { [Key in keyof T]-?: IsOptional<T, Key> extends true ? T[Key] | undefined : T[Key] };

/**
 * An answer whose fields are named one by one, for what is made by the hundred: what is undefined is not sent. A literal that begins with a spread
 * and goes on costs V8 a new shape each time, twenty to forty times as long, and memory that no small collection frees.
 */
export const answerOf = <T extends object>(fields: Fields<T>): T => fields as T;
