import type { ReactNode } from 'react';
import type { States } from '../../design/StateBadge.tsx';
import type { GraphError } from '../../platform/graph/GraphError.ts';
import { isLacking } from '../../platform/actions/isLacking.ts';
import type { Question } from '../../platform/graph/question.ts';
import { type Outdated, write } from '../../platform/graph/write.ts';
import type { PlainAnswer } from '../../platform/forms/plain/answerPlainForm.ts';
import type { HeldFile } from '../files/index.ts';

/** What a decision is called: on its button, of a thing with a name, and when it is done. */
interface DecisionWords {
  action: string;
  title(name: string): string;
  done: string;
}

/** A decision on the thing as it was when its page was made. */
interface Decided<Decision extends string> {
  id: string;
  version: number;
  decision: Decision;
  /** An approval may have none. */
  reason?: string;
}

/** A decision with its reason, where one is written. */
export const decidedWith = <Decision extends string>(
  decided: Omit<Decided<Decision>, 'reason'>,
  reason: string,
): Decided<Decision> => (reason === '' ? decided : { ...decided, reason });
type TextOf = (field: string) => string;

interface DecisionSpec<Decision extends string, Input extends object> {
  /** The name of its form without script. */
  form: string;
  /** By decision, in the order of their buttons. */
  words: Record<Decision, DecisionWords>;
  /** What the keys stand for: of several the one that is allowed. */
  confirms: readonly Decision[];
  rejects: readonly Decision[];
  /** Decisions that need no reason. */
  approvals: readonly Decision[];
  /** Who reads the reason. */
  reasonHint: string;
  /** Usual reasons, of which one is chosen and changed; the first one stands in the field. */
  templates?: Partial<Record<Decision, readonly string[]>>;
  /** Fields that some decisions have beside the reason. */
  fields?: readonly string[];
  /** What is wrong with them as they were typed, by their names; the api judges the rest. */
  judge?(decision: Decision, text: TextOf): Record<string, string>;
  document: Question<object, { input: Input }>;
  /** The lists whose members are others afterwards. */
  outdates: Outdated;
  inputOf(decided: Decided<Decision>, text: TextOf): Input;
  /** What is said of a refusal, where the usual words are not enough. */
  failureText?(error: GraphError): string | undefined;
}

/** How one kind of thing is decided, in a dialog and by a plain form. */
export interface DecisionKind<Decision extends string = string> extends Omit<
  DecisionSpec<Decision, object>,
  'document' | 'outdates' | 'inputOf'
> {
  decide(decided: Decided<Decision>, text: TextOf): Promise<unknown>;
  decidePlainly(decided: Decided<Decision>, sent: PlainAnswer): Promise<unknown>;
}

export function decisionKind<Decision extends string, Input extends object>(
  spec: DecisionSpec<Decision, Input>,
): DecisionKind<Decision> {
  const { document, outdates, inputOf, ...kind } = spec;
  return {
    ...kind,
    decide: (decided, text) => write(document, { input: inputOf(decided, text) }, { outdates }),
    decidePlainly: (decided, sent) => sent.write(document, { input: inputOf(decided, sent.text) }),
  };
}

/** What fields of a decision show: which one it is (all of them in a plain form), what was typed before, and what is wrong. */
export interface FieldsShown {
  decision?: string;
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** What decisions need before they can be taken. */
export interface MissingPart {
  readonly code: string;
  readonly gap?: string | null;
  readonly actions: readonly string[];
}

/** A thing that can be decided now. */
export interface DecisionTarget {
  kind: DecisionKind;
  id: string;
  version: number;
  name: string;
  /** What the viewer can do with it. */
  actions: readonly string[];
  /** What some of that needs first. */
  missing?: readonly MissingPart[];
  /** Why the viewer decides nothing, where it is a matter of the own company. */
  own?: string | undefined;
  /** Done when somebody begins to decide, while the dialog opens: keeping it apart from others. */
  begin?(): void;
  /** What else belongs to the decision. */
  hidden?: Record<string, string | number>;
  /** The fields beside the reason. */
  fields?(shown: FieldsShown): ReactNode;
}

/** A decision that somebody has begun. */
export interface Deciding {
  target: DecisionTarget;
  decision: string;
  /** What the states of the thing are called. */
  states: States;
  /** The thing as its list has it now; undefined where it has it no more. */
  now(): DecisionTarget | undefined;
}

/** Whether a decision is taken without a reason. */
export const isApproval = ({ approvals }: DecisionKind, decision: string): boolean => approvals.includes(decision);

/** The decisions on it that the viewer can take; one that lacks something waits. */
export const decisionsOn = ({ kind, actions, missing = [], own }: DecisionTarget): string[] =>
  own ? [] : Object.keys(kind.words).filter((each) => actions.includes(each) && !isLacking(missing, each));

/** What decisions on it wait for. */
export const lacksOn = ({ missing = [], own }: DecisionTarget): readonly MissingPart[] =>
  own ? [] : missing.filter(({ actions }) => actions.length > 0);

/** Names it on its page, which may have several decisions on one thing. */
export const placeOf = ({ kind, id, hidden = {} }: DecisionTarget): string =>
  [kind.form, id, ...Object.values(hidden)].join('-');

/** A decision that was sent without script and not taken. */
export interface RefusedDecision extends Pick<FieldsShown, 'typed' | 'problems'> {
  place: string;
  failure?: string;
  /** Whether somebody else had changed the thing meanwhile. */
  isChanged?: true;
  /** Whether it was a form that writes something and decides nothing. */
  isForm?: true;
  /** Files that came with it, by their fields. */
  held?: Readonly<Record<string, HeldFile>>;
}
