import type { TUnsafe } from 'typebox';
import type { Language } from '@rasteh/shared/language';
import { Problem } from './problem.ts';
import { wordsOf } from './schema.ts';

/** A row of a state table: from where who may do what, and where it leads. */
export type Transition<State extends string, Action extends string, By extends string> = {
  from: readonly State[];
  action: Action;
  /** Who may: a kind of actor, or the permission that one needs. */
  by: By;
  /** The state afterwards; without it the state stays. */
  to?: State;
  /** What is recorded, as a stable upper-case word. */
  event: string;
};

export type Machine<State extends string, Action extends string, By extends string> = {
  name: string;
  /** The enumerations in which people read of its states and actions. What stands in none is nobody's to do. */
  words: { states: TUnsafe<string>; actions: readonly TUnsafe<string>[] };
  states: readonly State[];
  /** From which nothing leads on. */
  finals: readonly State[];
  rows: readonly Transition<State, Action, By>[];
};

/** What somebody may do in a state, `is` telling of each kind of actor whether they are one. */
export const allowedActions = <S extends string, A extends string, B extends string>(
  { rows }: Machine<S, A, B>,
  state: S,
  is: (by: B) => boolean,
): A[] => [...new Set(rows.filter(({ from, by }) => from.includes(state) && is(by)).map(({ action }) => action))];

/** @throws Problem 403 PERMISSION_MISSING for who may never do it though others may, 409 INVALID_TRANSITION with the state and what may be done in it */
export function transitionOf<S extends string, A extends string, B extends string>(
  machine: Machine<S, A, B>,
  state: S,
  action: A,
  is: (by: B) => boolean,
): Transition<S, A, B> {
  const known = machine.rows.filter((row) => row.action === action);
  const mine = known.filter(({ by }) => is(by));
  // What the machine does not know at all is done by nobody in any state: no permission is missing.
  if (known.length > 0 && mine.length === 0)
    throw new Problem(403, 'PERMISSION_MISSING', [], undefined, { permission: known[0]!.by });
  const row = mine.find(({ from }) => from.includes(state));
  if (row) return row;
  throw invalidTransition(machine, state, is);
}

/** 409 with the state and what may be done in it: codes for programs, and the words of both for people. */
export function invalidTransition<S extends string, A extends string, B extends string>(
  machine: Machine<S, A, B>,
  state: S,
  is: (by: B) => boolean,
): Problem {
  const { states, actions } = machine.words;
  const known = new Map<string, string>(actions.flatMap((each) => [...wordsOf(each)]));
  const allowed = allowedActions(machine, state, is).filter((action) => known.has(action));
  const said: Record<Language, string[]> = {
    fa: [wordsOf(states).get(state) ?? state, allowed.map((action) => known.get(action)).join('، ')],
    en: [inEnglish(state), allowed.map(inEnglish).join(', ')],
  };
  const params = [state, allowed.join(' ')];
  return new Problem(409, 'INVALID_TRANSITION', [{ field: '', code: 'INVALID_TRANSITION', params, said }]);
}

/** `ADD_EVIDENCE` is «add evidence». */
const inEnglish = (value: string) => value.toLowerCase().replaceAll('_', ' ');
