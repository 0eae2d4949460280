// Who may agree to an amount for a company, and how many must (T5). Nothing here reads or writes.

import { may, type Powers } from '../sourcing/requests/standing.ts';

/** Somebody who acts for the buyer of a request now, with what that one may agree to about it. */
export type Colleague = Powers & {
  userId: string;
  requestId: string;
  name: string | null;
  /** Null: no limit. */
  perRequest: bigint | null;
  perMonth: bigint | null;
  /** What was agreed to about other requests this Jalali month of Tehran. */
  spent: bigint;
};

/** Amounts above which more than oneself is asked. */
export type AmountRules = { acceptAboveRial?: string | undefined; twoAboveRial?: string | undefined };

type Power = Pick<Colleague, 'isOwner' | 'permissions' | 'perRequest' | 'perMonth' | 'spent'>;

const isAbove = (amount: bigint, limit: string | undefined) => limit !== undefined && amount > BigInt(limit);

/** The limit that an amount is above, of those that an agent has; undefined where it is within all. Owners have none. */
export function limitBelow(amount: bigint, { isOwner, perRequest, perMonth, spent }: Power): bigint | undefined {
  if (isOwner) return undefined;
  const limits = [perRequest, perMonth === null ? null : perMonth - spent];
  const limit = limits.find((most) => most !== null && amount > most);
  return limit == null ? undefined : limit < 0n ? 0n : limit;
}

/** Whether somebody may agree to an amount. */
export const covers = (amount: bigint, power: Power): boolean =>
  may(power, 'QUOTE_ACCEPT') && limitBelow(amount, power) === undefined;

/** How many colleagues must agree beside who acts: an owner who acts is one of two. */
export function colleaguesNeeded(amount: bigint, power: Power, { acceptAboveRial, twoAboveRial }: AmountRules): number {
  const people = isAbove(amount, twoAboveRial) ? 2 : 1;
  if (power.isOwner) return people - 1;
  return people === 1 && covers(amount, power) && !isAbove(amount, acceptAboveRial) ? 0 : people;
}

/** Whether an amount is more than somebody may agree to alone. */
export const isAboveLimit = (amount: bigint, power: Power, rules: AmountRules): boolean =>
  limitBelow(amount, power) !== undefined || (!power.isOwner && isAbove(amount, rules.acceptAboveRial));

/** The least of what keeps somebody from agreeing to an amount alone. */
export function aloneAtMost(amount: bigint, power: Power, { acceptAboveRial, twoAboveRial }: AmountRules): bigint {
  const rules = [power.isOwner ? undefined : acceptAboveRial, twoAboveRial].flatMap((each) =>
    isAbove(amount, each) ? BigInt(each!) : [],
  );
  const limits = [limitBelow(amount, power) ?? [], rules].flat();
  return limits.reduce((least, each) => (each < least ? each : least), amount);
}
