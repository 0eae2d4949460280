import type { Language } from '@rasteh/shared/language';

/** What people read, in each language. `{0}`… stand for the params, in order. */
export type Sentence = Record<Language, string>;
export type CodeWords = Sentence & {
  /** The names of `{0}`, `{1}`… for programs, in order: `limit`, `lastRow`. */
  params?: readonly string[];
  /** Sentences of their own for kinds of fields; the last param of an error names the kind. */
  of?: Readonly<Record<string, Sentence>>;
};
/** Codes that one owner (the platform, or a module) answers with; each is declared once in the whole api. */
export type OwnCodes = Readonly<Record<Uppercase<string>, CodeWords>>;

/**
 * The codes there are, by owner. Each owner adds its own beside their words (`favorites.errors.ts`), so that a code that nobody
 * declares does not compile.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- owners add their codes by declaration merging
export interface CodesByOwner {}
export type ErrorCode = CodesByOwner[keyof CodesByOwner];

/** Every code of every owner, with what people read for it. */
export class ErrorCodes {
  readonly #words: ReadonlyMap<string, CodeWords>;

  /** @throws Error when two owners declare the same code, or a sentence and the names of its params do not fit */
  constructor(owners: Iterable<OwnCodes>) {
    const words = new Map<string, CodeWords>();
    for (const [code, each] of [...owners].flatMap((own) => Object.entries(own) as [string, CodeWords][])) {
      if (words.has(code)) throw new Error(`the code ${code} is declared twice`);
      checkParams(code, each);
      words.set(code, each);
    }
    this.#words = words;
  }

  /**
   * The sentence of a code with `{0}`… filled in, numbers in the digits of the language; where the last parameter names a kind of
   * field that has a sentence of its own, that one. @throws Error for a code that nobody declared
   */
  sentence(code: string, language: Language, params: readonly string[] = []): string {
    const words = this.#words.get(code);
    if (!words) throw new Error(`nobody declared the code ${code}`);
    const kind = params.at(-1);
    const { of = {} } = words;
    const sentence = kind !== undefined && Object.hasOwn(of, kind) ? of[kind]! : words;
    return sentence[language].replace(/\{(\d)\}/g, (_, index: string) => {
      return inDigitsOf(language, params[Number(index)] ?? '');
    });
  }

  /**
   * As the contract tells them: `x-extensible-enum` lists the codes, and `x-enum` what each means:
   * `{ MAX_LENGTH: { en: 'This may have at most {0} characters.', fa: '…', params: ['limit'] } }`. Enumerations have an `x-enum` of
   * the same form (schema.ts).
   */
  forContract() {
    return {
      'x-extensible-enum': [...this.#words.keys()],
      'x-enum': Object.fromEntries(
        [...this.#words].map(([code, { en, fa, params }]) => [code, { en, fa, ...(params && { params }) }]),
      ),
    };
  }
}

const NAME = /^[a-z][A-Za-z]*$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A param for programs: what the database writes as `10.000000` is `10`, `2.50` is `2.5`. */
export const plainParam = (param: string): string =>
  NUMBER.test(param) ? param.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : param;

/** A param for people: a number in the digits of their language, everything else as it is. */
function inDigitsOf(language: Language, param: string): string {
  const plain = plainParam(param);
  return language === 'fa' && NUMBER.test(plain) ? persianDigits(plain).replace('.', '٫') : plain;
}

function checkParams(code: string, { fa, en, params = [], of = {} }: CodeWords) {
  const unnamed = params.find((name) => !NAME.test(name));
  if (unnamed !== undefined) throw new Error(`${code} calls a param "${unnamed}", which is no name for programs`);
  const named = new Set(params.map((_, index) => `{${index}}`));
  for (const text of [fa, en, ...Object.values(of).flatMap((each) => [each.fa, each.en])])
    for (const [place] of text.matchAll(/\{\d\}/g))
      if (!named.has(place)) throw new Error(`${code} does not say what ${place} is`);
}

const persianDigits = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
