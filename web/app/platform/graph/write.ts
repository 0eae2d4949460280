import type { OperationVariables } from '@apollo/client';
import type { Asked } from './browser/Engine.ts';
import { pageGraph } from './browser/pageGraph.ts';
import { type Expected, runWrite } from './browser/runWrite.ts';
import type { Question } from './question.ts';
import type { Staff, Viewer } from './types.generated.ts';
import type { Payload } from './userErrors.ts';

/** A list of the viewer's or of staff's, wherever it is asked for: `viewer.notes`. No feature needs to know who shows it. */
type List = `viewer.${Exclude<keyof Viewer, '__typename'>}` | `staff.${Exclude<keyof Staff, '__typename'>}`;

/** Documents whose answers a write makes untrue. */
export type Outdated = readonly (Question<unknown, never> | List)[];

/** A document's answer, as a write is expected to make it. */
export const expected = <Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
  data: Data,
) => ({ document, variables, data }) as unknown as Expected;

/** The payload of a mutation's one field. */
type PayloadOf<Data> = Data[Exclude<keyof Data, '__typename'>];
/** What the payload tells when the write was done. */
export type Written<Data> = {
  [Name in Exclude<keyof PayloadOf<Data>, '__typename' | 'userErrors'>]-?: NonNullable<PayloadOf<Data>[Name]>;
};

interface WriteOptions<Data> {
  /**
   * Lists whose members may be others afterwards, and answers that tell of something the payload does not. Where they are
   * shown they come along with the payload, asked anew in the same request; elsewhere they are forgotten.
   */
  outdates?: Outdated;
  /** Those of them that come along wherever they are at hand, for people go back to them. */
  brings?: Outdated;
  /**
   * What an answer becomes, if that is known: asked for at once and shown, and asked for again with what was written. What
   * was shown before is back when the write fails.
   */
  optimistic?: (written?: Written<Data>) => Expected | undefined;
}

/**
 * The one way to write. What the payload returns shows wherever it stands, by its id.
 * @returns the payload; rejects with a GraphError, whose fields are those of the input that a person can mend
 */
export async function write<Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
  { outdates = [], brings = [], optimistic }: WriteOptions<Data> = {},
): Promise<Written<Data>> {
  const payload = await runWrite(pageGraph(), document, variables, {
    outdates: outdates as readonly (Asked['document'] | string)[],
    brings: brings as readonly Asked['document'][],
    expect: optimistic as ((written?: Payload) => Expected | undefined) | undefined,
  });
  return payload as unknown as Written<Data>;
}
