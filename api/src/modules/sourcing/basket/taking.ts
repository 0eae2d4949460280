import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockCount } from '../../../platform/database/lock-count.ts';
import { type BasketRow, readBasket, writeBasket } from './basket.repository.ts';

/** Before its first line: what a change of it names. */
export const EMPTY_BASKET: BasketRow = { version: 1, lines: [] };

/** A basket, held until the transaction ends. */
export async function lockBasket(tx: Tx, { userId }: Actor): Promise<BasketRow> {
  await lockCount(tx, 'basket', userId);
  return (await readBasket(tx, userId)) ?? EMPTY_BASKET;
}

/** What a request was begun with is in the basket no more. */
export async function takeFromBasket(tx: Tx, actor: Actor, keys: readonly string[] | undefined, now: Date) {
  if (keys === undefined || keys.length === 0) return;
  const { version, lines } = await lockBasket(tx, actor);
  const left = lines.filter(({ key }) => !keys.includes(key));
  if (left.length < lines.length) await writeBasket(tx, actor.userId, { version: version + 1, lines: left }, now);
}
