import type { FieldProblem } from '../graph/GraphError.ts';
import { toAsciiDigits } from '../text/digits.ts';
import { isTooDeep } from './listPages.ts';

// What other sites hang on links; it is nobody's filter and falls out of the address.
const strayNames = /^(utm_\w+|fbclid|gclid|ref)$/;

/** Takes the values of a query string one name at a time and writes down what is wrong with them. */
export interface QueryReader {
  /** The one value of that name, trimmed; undefined when absent or empty. Several are refused. */
  one(name: string): string | undefined;
  /** All values of that name that are not empty. */
  many(name: string): string[];
  /** The value that a word stands for; an unknown word is refused with `code`. */
  oneOf<Value>(name: string, known: (word: string) => Value | undefined, code?: string): Value | undefined;
  /** What a word stands for that only says how things are shown, as a view or a tab does: an unknown one says nothing. */
  choice<Value>(name: string, known: (word: string) => Value | undefined): Value | undefined;
  /** `pageNumber`, from 1; pages beyond the row where the graph stops counting are refused. */
  pageNumber(pageSize: number): number;
  refuse(field: string, code: string): undefined;
  /** Names with a value that nobody took, without what other sites hang on links. */
  rest(): string[];
  readonly problems: FieldProblem[];
}

/** Reads a query string, with or without its `?`. */
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
  const choice = <Value>(name: string, known: (word: string) => Value | undefined) =>
    many(name)
      .map(known)
      .find((value) => value !== undefined);
  const pageNumber = (pageSize: number) => {
    const page = oneOf('pageNumber', (word) => /^[1-9]\d{0,8}$/.exec(toAsciiDigits(word))?.[0], 'INTEGER');
    const number = Number(page ?? 1);
    if (isTooDeep(number, pageSize)) refuse('pageNumber', 'PAGE_TOO_DEEP');
    return number;
  };
  const isSaid = (name: string) => !strayNames.test(name) && query.getAll(name).some((value) => value.trim());
  const rest = () => [...new Set(query.keys())].filter(isSaid);
  return { one, many, oneOf, choice, pageNumber, refuse, rest, problems };
}
