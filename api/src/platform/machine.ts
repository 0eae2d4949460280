import { Problem } from './problem.ts';

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
  const params = [state, allowedActions(machine, state, is).join(' ')];
  throw new Problem(409, 'INVALID_TRANSITION', [{ field: '', code: 'INVALID_TRANSITION', params }]);
}
