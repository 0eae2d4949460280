import type { Actor } from '../actor.ts';
import type { Queryable, Tx } from '../database/database.ts';
import type { Sender } from '../route.ts';

/** What a moderator reads of a thing before deciding. */
export type CaseSubject = {
  /** What it stands on, and where; what nobody but its own people opens has no path. */
  heading: string;
  path?: string;
  /** What is decided: of an edit the new text. Absent where nothing is left of it, or files came alone. */
  text?: string;
  /** Of an edit: what everybody reads meanwhile. */
  formerText?: string;
  /** Of an answer: what it speaks to. */
  answeredText?: string;
  rating?: number;
  pros: string[];
  cons: string[];
  /** Null for who has told no name, or has left. */
  authorName: string | null;
  /** Whether readers do not learn who wrote it. */
  isAnonymous: boolean;
  /** The company in whose name it speaks. */
  companyName?: string;
  /** Of a message, where it stands and what came with it, in a shape of its own module. */
  message?: object;
  writtenAt: Date;
  /** Its state, in the word of its own enumeration. */
  status: string;
  /** Whether who looks wrote it, or belongs to a company that it concerns. */
  isOwn: boolean;
  /** What staff can do with it as it is. */
  decisions: string[];
};

/** What staff decide: by which rule, in which words, and from when on. */
export type CaseVerdict = {
  decision: string;
  /** The rule that it breaks, and what staff say of that. */
  code: string | null;
  text: string | null;
  publishAt?: Date | undefined;
};
export type CaseDecision = CaseVerdict & { kind: string; objectId: string; at: Date };
/** Does what a decision means, with its event and its notice. @throws Problem 409 where its state leads nowhere by it */
export type Decide = (tx: Tx, decision: CaseDecision) => Promise<void>;

/**
 * How a module answers for things of one type that moderators decide, by the type that the cases name. Whoever opens, settles or
 * decides a case holds the thing first: cases are held after it.
 */
export type CaseKind = {
  /** By which actions of staff its cases are read, and decided. */
  reads: StaffRight;
  decides: StaffRight;
  /** What can be decided of them at all, in the words of `ModerationDecision`. */
  decisions: readonly string[];
  hold: (tx: Tx, objectId: string) => Promise<unknown>;
  /** What is shown of each, in as few reads as of one. */
  subjects: (query: Queryable, actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, CaseSubject>>;
  /** Reads what cannot be read within the transaction of the decision, and answers what that does. @throws Problem 400 */
  prepare: (by: { actor: Actor; sender: Sender }, objectId: string, verdict: CaseVerdict) => Promise<Decide>;
};
/** An action of `identity/permissions.ts`. */
type StaffRight = string;

/** A case that a module opens, and the reason and findings that moderators read. */
export type NewCase = {
  kind: string;
  objectType: string;
  objectId: string;
  openedBy: string | null;
  reason?: string;
  hits?: readonly string[];
  at: Date;
  /** When it should be decided; a day later without it. */
  dueAt?: Date | undefined;
};

/** What was decided of a thing elsewhere than in its case. */
export type DecidedElsewhere = { decision: string; text: string | null; userId: string };

/** The cases as modules use them. */
export type Cases = {
  /** Opens one; a thing has one open case, which becomes the later matter. */
  open: (tx: Tx, opened: NewCase) => Promise<void>;
  /** Ends the open one: there is nothing left to decide, or it was decided elsewhere. */
  settle: (tx: Tx, objectType: string, objectId: string, at: Date, decided?: DecidedElsewhere) => Promise<void>;
};
