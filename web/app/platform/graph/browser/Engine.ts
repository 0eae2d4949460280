import type { OperationVariables } from '@apollo/client';
import type { Question } from '../question.ts';
import type { Payload } from '../userErrors.ts';

/** A question together with what it is asked about. */
export interface Asked<Data = unknown> {
  document: Question<Data, OperationVariables>;
  variables: OperationVariables;
}

/** What the page needs of Apollo, which comes in a file of its own, after the first sign of use. */
export interface Engine {
  /**
   * Asks the web origin and keeps the answer in the normalised cache; rejects with a GraphError. `fresh`: what the cache
   * may have of it is not taken.
   */
  ask(asked: Asked, how?: { signal?: AbortSignal | undefined; fresh?: boolean | undefined }): Promise<unknown>;
  /**
   * Changes something; what the payload tells is in the cache before it resolves. Rejects with a GraphError, also when the
   * payload says why nothing was changed.
   * @param brings asked along, once the change is made; their answers come in the same order, undefined for what failed
   */
  change(asked: Asked, brings: readonly Asked[]): Promise<{ payload: Payload; brought: readonly unknown[] }>;
  /** The answer as the cache has it now; undefined when something of it is missing. */
  read(asked: Asked): unknown;
  /** Puts an answer that came another way into the cache. */
  adopt(asked: Asked, data: unknown): void;
  /** Empties the cache but for these answers; who watches goes on. */
  keepOnly(answers: readonly (Asked & { data?: unknown })[]): void;
  /** Empties the cache. */
  forget(): Promise<unknown>;
  /** Tells every later complete state of the answer; returns the end of it. */
  watch(asked: Asked, tell: (data: unknown) => void): () => void;
}
