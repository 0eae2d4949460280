import { expect } from 'vitest';
import { type ChainedEvent, hashOfEvent } from '../../../api/src/platform/domain-events/event-chain.ts';
import { tradeMachine } from '../../../api/src/modules/sourcing/requests/trade-machine.ts';
import { verifyTrade } from '../../../api/src/modules/trade/timeline/verify-trade.ts';
import type { App } from '../suppliers/claims/claims.kit.ts';

/**
 * So many histories of a kind in the full run. The usual one has a part of them: each state with each action by everybody is tried
 * there beside them.
 */
export const runsOf = (full: number) => (process.env.TEST_FULL ? full : Math.ceil(full / 40));

/** What people may do with a request now, as each of them reads it. */
type AskedOf = (id: string) => Promise<readonly (readonly string[] | undefined)[]>;

type Stored = ChainedEvent & Record<'previousHash' | 'hash' | 'head', string>;

/** What is common to random histories of requests, whatever their kind. */
export const historiesAt = (app: App, actionsOf: AskedOf) => ({
  /** Those before are over, and what was told of them is not counted any more. */
  async begin(): Promise<void> {
    await app.db.query(`update trade_requests set status = 'CANCELLED' where status <> all($1)`, [tradeMachine.finals]);
    await app.db.query('delete from live_events');
  },
  /** Its chain is sound, and somebody can do something with one that is open. */
  async requireAtEnd(id: string, { state }: { state: string }): Promise<void> {
    const events = await app.db.query<Stored>(
      `select e.id, e.aggregate_type as aggregate, e.aggregate_id as "aggregateId", e.root_id as "rootId", e.seq, e.type,
         e.schema_version as version, e.at, e.actor_user_id as "actorId", e.on_behalf_of as "onBehalfOf", e.from_state as "fromState",
         e.to_state as "toState", e.scope_id as "scopeId", e.visibility, e.audiences, e.payload, e.prev_hash as "previousHash", e.hash, r.event_head as head
       from domain_events e join trade_requests r on r.id = e.aggregate_id where r.id = $1 order by e.seq`,
      [id],
    );
    let last = '';
    for (const event of events) {
      const hashed = [last, hashOfEvent(2, last, event)];
      expect([event.previousHash, event.hash], `${event.seq} ${event.type}`).toEqual(hashed);
      last = event.hash;
    }
    expect(last).toBe(events.at(-1)!.head);
    if (tradeMachine.finals.includes(state as (typeof tradeMachine.finals)[number])) return;
    const possible = (await actionsOf(id)).flatMap((each) => each ?? []);
    expect(possible, `${state} has no way out`).not.toEqual([]);
  },
});

/** All chains of a database are sound. Each history begins at the same time again, so days that were closed get more events. */
export async function requireChains(app: App): Promise<void> {
  const { faults } = await verifyTrade(app.db);
  expect(faults.filter(({ code }) => code !== 'ANCHOR')).toEqual([]);
}
