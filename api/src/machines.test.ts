import { expect, it } from 'vitest';
import { type AnyMachine, machines } from './machines.ts';
import { ErrorCodes } from './platform/error-codes.ts';
import { invalidTransition } from './platform/machine.ts';
import { platformErrors } from './platform/platform.errors.ts';
import { problemBody } from './platform/problem.ts';

const codes = new ErrorCodes([platformErrors]);
const actorsOf = ({ rows }: AnyMachine) => [...new Set(rows.map(({ by }) => by))];
const cases = machines.flatMap((machine) =>
  machine.states.flatMap((state) => actorsOf(machine).map((actor) => ({ machine, state, actor, name: machine.name }))),
);

it.each(cases)(
  'of $name in $state a refused $actor reads words, and what may be done by nobody else',
  ({ machine, state, actor }) => {
    const problem = invalidTransition(machine, state, (by) => by === actor);
    const [fa, en] = (['fa', 'en'] as const).map((language) => problemBody(problem, 'r', codes, language));
    expect(fa!.title).not.toMatch(/[A-Za-z{}]/);
    expect(en!.title).not.toMatch(/[A-Z]{2}|_|[{}]/);
    const own = machine.rows.filter(({ from, by }) => from.includes(state) && by === actor).map(({ action }) => action);
    const [, told] = fa!.errors![0]!.params;
    for (const action of told!.split(' ').filter(Boolean)) expect(own).toContain(action);
  },
);
