import { Kind, parse, type TypeDefinitionNode, type TypeNode } from 'graphql';
import { nameOf, type Contract, type ValueWords } from './contract.ts';
import type { GraphDraft } from './graph-draft.ts';

type Words = Pick<ValueWords, 'en' | 'params'>;

const ERROR_CODE = 'ErrorCode';
const CODE = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: ERROR_CODE } } as const;

/** A code of an api that is newer than this graph. */
export const UNKNOWN = 'UNKNOWN';

/** The codes of failures that the contract knows, each with a sentence and the names of what the sentence speaks of. */
export class ErrorCodes {
  readonly #words: Map<string, Words>;

  /** @throws Error when the contract does not say what a code means */
  constructor({ components }: Contract) {
    const code = components.schemas[ERROR_CODE] ?? {};
    const words: Record<string, Words> = code['x-enum'] ?? {};
    const codes = (code['x-extensible-enum'] ?? []) as string[];
    if (codes.length === 0) throw new Error('the contract lists no codes (ErrorCode)');
    const unsaid = codes.find((each) => !words[each]);
    if (unsaid) throw new Error(`the contract does not say what the code ${unsaid} means`);
    this.#words = new Map(codes.map((each) => [each, words[each]!]));
  }

  /** `ErrorCode` of the graph. */
  definition(): TypeDefinitionNode {
    const values = [...this.#words].map(([code, words]) => `${JSON.stringify(sentenceOf(words))} ${code}`);
    const text = `
      "Why something was refused. More codes come with the market: a client bears those that it does not know."
      enum ErrorCode {
        "A reason that is younger than this graph; the message says it."
        ${UNKNOWN}
        ${values.join('\n')}
      }`;
    return parse(text, { noLocation: true }).definitions[0] as TypeDefinitionNode;
  }

  isKnown = (code: string): boolean => this.#words.has(code);

  /** The code as the graph has it. */
  inGraph = (code: string): string => (this.isKnown(code) ? code : UNKNOWN);

  /** What each param of a code is; beyond those that its sentence speaks of stands the kind of the field. */
  nameParams = (code: string, values: readonly string[]) => {
    const names = this.#words.get(code)?.params ?? [];
    return values.map((value, index) => ({ name: names[index] ?? 'kind', value }));
  };
}

/** Fields that are codes in the contract are such in the graph. */
export function typeCodes(draft: GraphDraft, { components }: Contract): void {
  for (const [typeName, { properties = {} }] of Object.entries(components.schemas)) {
    if (draft.types.get(typeName)?.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const [field, schema] of Object.entries(properties))
      if (nameOf(schema) === ERROR_CODE)
        draft.changeField(typeName, field, (each) => ({ ...each, type: asCode(each.type) }));
  }
}

const asCode = (type: TypeNode): TypeNode =>
  type.kind === Kind.NON_NULL_TYPE ? { kind: Kind.NON_NULL_TYPE, type: CODE } : CODE;

/** With what stands for the params: "at most {limit} characters". */
const sentenceOf = ({ en, params = [] }: Words) =>
  en.replace(/\{(\d)\}/g, (place, index: string) => `{${params[Number(index)] ?? place}}`);
