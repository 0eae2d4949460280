import type { Actor } from '../actor.ts';
import type { Queryable, Tx } from '../database/database.ts';

/** What a moderator reads of a thing before deciding. */
export type CaseSubject = {
  /** What it stands on, and where. */
  heading: string;
  path: string;
  /** What is decided: of an edit the new text. */
  text: string;
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
  writtenAt: Date;
  /** Its state, in the word of its own enumeration. */
  status: string;
  /** Whether who looks wrote it, or belongs to a company that it concerns. */
  isOwn: boolean;
  /** What staff can do with it as it is. */
  decisions: string[];
};

export type CaseDecision = {
  kind: string;
  objectId: string;
  decision: string;
  /** The rule that it breaks, and what staff say of that. */
  code: string | null;
  text: string | null;
  actorId: string;
  at: Date;
};

/**
 * How a module answers for things of one type that moderators decide, by the type that the cases name. Whoever opens, settles or
 * decides a case holds the thing first: cases are held after it.
 */
export type CaseKind = {
  hold: (tx: Tx, objectId: string) => Promise<unknown>;
  /** What is shown of each, in as few reads as of one. */
  subjects: (query: Queryable, actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, CaseSubject>>;
  /** Does what the decision means, with its event and its notice. @throws Problem 409 where its state leads nowhere by it */
  decide: (tx: Tx, decision: CaseDecision) => Promise<void>;
};

/** A case that a module opens, and the reason and findings that moderators read. */
export type NewCase = {
  kind: string;
  objectType: string;
  objectId: string;
  openedBy: string | null;
  reason?: string;
  hits?: readonly string[];
  at: Date;
};

/** The cases as modules use them. */
export type Cases = {
  /** Opens one; a thing has one open case, which becomes the later matter. */
  open: (tx: Tx, opened: NewCase) => Promise<void>;
  /** Ends the open one without a decision: there is nothing left to decide. */
  settle: (tx: Tx, objectType: string, objectId: string, at: Date) => Promise<void>;
};
