import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';
import type { SharedBudgets, Spent } from './shared-budgets.ts';

const MINUTE_MS = 60_000;
const MOST_KEYS = 20_000;
/** One of several gateways sees only part of the questions, so on its own it lets half as much through. */
const ALONE_WEIGHT = 2;

/** What a caller may still ask in the minute that began with the first question; whole points and seconds. */
export type Balance = { limit: number; remaining: number; resetSeconds: number };

/**
 * Points a minute of each caller. A question that would go beyond is refused before it starts, and takes nothing. Where
 * several gateways run they share the budgets (`REDIS_URL`); while Redis is away each keeps stricter ones of its own.
 */
export class Budgets {
  readonly #limit: number;
  readonly #shared: SharedBudgets | undefined;
  readonly #own = new Map<string, { points: number; endsAt: number }>();
  readonly #now: () => number;

  /** @param limit points a minute */
  constructor(limit: number, shared?: SharedBudgets, now: () => number = Date.now) {
    this.#limit = limit;
    this.#shared = shared;
    this.#now = now;
  }

  /** Takes points from a caller's budget; 0 only looks. At once, unless gateways share their budgets. */
  take(key: string, points: number): Taken | Promise<Taken> {
    if (!this.#shared) return this.#taken(this.#takeHere(key, points));
    return this.#shared.take(key, points, this.#limit, MINUTE_MS).then(
      (spent) => this.#taken(spent),
      () => this.#taken(this.#takeHere(key, points * ALONE_WEIGHT)),
    );
  }

  #taken({ points, endsInMs, isPaid }: Spent): Taken {
    const remaining = Math.max(0, this.#limit - points);
    return {
      isPaid,
      balance: { limit: this.#limit, remaining, resetSeconds: Math.max(1, Math.ceil(endsInMs / 1_000)) },
    };
  }

  #takeHere(key: string, points: number): Spent {
    const now = this.#now();
    const known = this.#own.get(key);
    const current = known && known.endsAt > now ? known : { points: 0, endsAt: now + MINUTE_MS };
    const isPaid = current.points + points <= this.#limit;
    if (isPaid) current.points += points;
    if (current !== known && points > 0) this.#begin(key, current);
    return { points: current.points, endsInMs: current.endsAt - now, isPaid };
  }

  #begin(key: string, current: { points: number; endsAt: number }): void {
    this.#own.delete(key);
    this.#own.set(key, current);
    const [oldest] = this.#own.keys();
    if (this.#own.size > MOST_KEYS && oldest !== undefined) this.#own.delete(oldest);
  }
}

type Taken = { isPaid: boolean; balance: Balance };

const spent = ({ limit, resetSeconds }: Balance) =>
  graphError(refusals.budgetSpent(limit, resetSeconds), { retryAfterSeconds: resetSeconds });

/** The budget of who asks, as one request sees it: paid from once, and told with the answer. */
export class Account {
  readonly #budgets: Budgets;
  readonly #key: string;
  #balance: Balance | undefined;

  constructor(budgets: Budgets, key: string) {
    this.#budgets = budgets;
    this.#key = key;
  }

  /** Pays for the operation, at once where budgets are not shared. @throws GraphQLError 429 BUDGET_SPENT */
  pay(points: number): void | Promise<void> {
    // What the short way left to the long one was paid for there.
    if (this.#balance) return undefined;
    const taken = this.#budgets.take(this.#key, points);
    return taken instanceof Promise ? taken.then((it) => this.#settle(it)) : this.#settle(taken);
  }

  /** What is left, whether something was paid or not. */
  async balance(): Promise<Balance> {
    return this.#balance ?? (await this.#budgets.take(this.#key, 0)).balance;
  }

  #settle({ isPaid, balance }: Taken): void {
    this.#balance = balance;
    if (!isPaid) throw spent(balance);
  }
}
