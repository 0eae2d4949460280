import type { FieldProblem } from '../../../platform/graph/GraphError.ts';

/** Takes the values of a query string one name at a time and writes down what is wrong with them. */
export interface QueryReader {
  /** The one value of that name, trimmed; undefined when absent or empty. Several are refused. */
  one(name: string): string | undefined;
  /** All values of that name that are not empty. */
  many(name: string): string[];
  /** The value that a word stands for; an unknown word is refused with `code`. */
  oneOf<Value>(name: string, known: (word: string) => Value | undefined, code?: string): Value | undefined;
  refuse(field: string, code: string): undefined;
  /** Names with a value that nobody took. */
  rest(): string[];
  readonly problems: FieldProblem[];
}

export function queryReader(search: string): QueryReader {
  const query = new URLSearchParams(search);
  const problems: FieldProblem[] = [];
  const refuse = (field: string, code: string) => void problems.push({ field, code });
  const many = (name: string) => {
    const values = query.getAll(name).map((value) => value.trim());
    query.delete(name);
    return values.filter((value) => value !== '');
  };
  const one = (name: string) => {
    const values = many(name);
    if (values.length > 1) refuse(name, 'TOO_MANY_VALUES');
    return values[0];
  };
  const oneOf = <Value>(name: string, known: (word: string) => Value | undefined, code = 'UNKNOWN_VALUE') => {
    const word = one(name);
    if (word === undefined) return undefined;
    const value = known(word);
    return value === undefined ? refuse(name, code) : value;
  };
  const rest = () => [...new Set(query.keys())].filter((name) => query.getAll(name).some((value) => value.trim()));
  return { one, many, oneOf, refuse, rest, problems };
}
