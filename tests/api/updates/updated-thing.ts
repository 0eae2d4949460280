import type { Person } from '../suppliers/claims/claims.kit.ts';

/** What a write answers. */
export type Body = Record<string, unknown> & { id: string; version: number };

/** A thing that an update of the graph changes, and the whole of it, all that may be absent included. */
export type Updated = {
  path: string;
  by: Person;
  whole: Record<string, unknown>;
  /** What each update says beside what it changes. */
  always?: Record<string, unknown>;
  /** How the answer of a write tells what was written; as it is called there, unless said otherwise. */
  written?: (body: Body) => Record<string, unknown>;
  /** What is refused when it is cleared though it may be absent, because of what else is there: field and code. */
  refused?: Record<string, [field: string, code: string]>;
  /** What something that may be absent is where nothing is said. */
  empty?: Record<string, unknown>;
  /** What a whole says beside that. */
  alsoWhole?: Record<string, unknown>;
  /** Brings it back to where it may be changed. @returns its version then */
  again?: (version: number) => Promise<number>;
  /** What is not given a second time: a file goes with its last place. */
  givenOnce?: string[];
  /** Whether a write that changes nothing is refused. */
  refusesSame?: true;
  /** Where it is not in the state in which a conflict tells it. */
  version?: number;
  hasNoVersion?: true;
  /** The part of the body whose fields are changed. */
  part?: string;
};
