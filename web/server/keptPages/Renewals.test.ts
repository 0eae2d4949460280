import { expect, it } from 'vitest';
import { Renewals } from './Renewals.ts';

it('makes a page once for all who come before its turn, and again for who comes after; each turn is ended', async () => {
  let turn: (leave: (() => void) | undefined) => void = () => undefined;
  let inside = 0;
  let made = 0;
  const leave = () => void (inside -= 1);
  const renewals = new Renewals(() => new Promise((resolve) => (turn = resolve)));
  const make = () => {
    made += 1;
    return Promise.resolve();
  };
  const come = () => renewals.renew('a', make);
  const enter = () => {
    inside += 1;
    turn(leave);
  };

  const many = Promise.all([come(), come(), come()]);
  enter();
  await many;
  expect([made, inside]).toEqual([1, 0]);
  const later = come();
  enter();
  await later;
  expect([made, inside]).toEqual([2, 0]);
});

it('is tried again where there was no place, and leaves its place when a page fails', async () => {
  let left = 0;
  const places = [undefined, () => void (left += 1), () => void (left += 1)];
  const renewals = new Renewals(() => Promise.resolve(places.shift()));
  const fail = () => Promise.reject(new Error('no page'));
  await renewals.renew('a', fail);
  await expect(renewals.renew('a', fail)).rejects.toThrow('no page');
  await renewals.renew('a', () => Promise.resolve());
  expect([left, places.length]).toEqual([2, 0]);
});
