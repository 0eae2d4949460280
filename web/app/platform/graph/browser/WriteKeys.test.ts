import { expect, it } from 'vitest';
import { GraphError } from '../GraphError.ts';
import { WriteKeys } from './WriteKeys.ts';

const lost = () => Promise.reject(new GraphError(0, 'No connection', 'NETWORK_UNREACHABLE'));
const refused = () => Promise.reject(new GraphError(409, 'Conflict', 'VERSION_CONFLICT'));
const create = 'CreateNote {"body":"یادداشت"}';

it('a write whose answer was lost is repeated under its key, until a write is answered', async () => {
  const keys = new WriteKeys();
  const first = keys.actOf(create);
  await expect(first.settle(lost())).rejects.toThrow();
  const again = keys.actOf(create);
  expect(again.key).toBe(first.key);
  await again.settle(Promise.resolve('done'));
  expect(keys.actOf(create).key).not.toBe(first.key);
});

it('other words are another write', () => {
  const keys = new WriteKeys();
  expect(keys.actOf('CreateNote {"body":"دیگر"}').key).not.toBe(keys.actOf(create).key);
  expect(keys.actOf('DeleteNote {"body":"یادداشت"}').key).not.toBe(keys.actOf(create).key);
});

it('a write that was refused is another one the next time', async () => {
  const keys = new WriteKeys();
  const first = keys.actOf(create);
  await expect(first.settle(refused())).rejects.toThrow();
  expect(keys.actOf(create).key).not.toBe(first.key);
});

it('who saved, took it back and saves again is not answered by what became of the first one', async () => {
  const keys = new WriteKeys();
  const save = keys.actOf('Save {"id":"1"}');
  await expect(save.settle(lost())).rejects.toThrow();
  await keys.actOf('Unsave {"id":"1"}').settle(Promise.resolve('done'));
  expect(keys.actOf('Save {"id":"1"}').key).not.toBe(save.key);
});
