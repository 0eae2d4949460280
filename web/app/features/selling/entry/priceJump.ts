import { GraphError } from '../../../platform/graph/GraphError.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { entryMessages } from './messages.ts';

/** Both prices, where the only reason of a refusal is that the price jumps. */
export function jumpIn(error: unknown): { from: string; to: string } | undefined {
  if (!(error instanceof GraphError)) return undefined;
  const fields = error.data.fields ?? [];
  if (fields.length === 0 || fields.some(({ code }) => code !== 'PRICE_JUMP')) return undefined;
  const [from, to] = (fields[0]!.params ?? []).map(String);
  return from && to ? { from, to } : undefined;
}

/** What is asked before a price jumps. */
export function jumpText({ from, to }: { from: string; to: string }): string {
  const money = moneyOf({ fromRial: from, toRial: to });
  return entryMessages.jump.text(money(from), money(to));
}
