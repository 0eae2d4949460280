import type { Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { NoticeFacts } from '../notices/notice-type.ts';

/** Something that happened to a thing, as its module knows it. */
export type DomainEvent = {
  /** Of its row, where the module keeps a table of events. */
  id?: string;
  /** Upper case, of the module: `AGENT_INVITED`. */
  type: string;
  /** Name of the thing's schema in the contract. */
  objectType: string;
  objectId: string;
  /** Ascends with each event of the thing; taken under the lock of its row, where the row's version may serve. */
  seq: number;
  /** Of audiences for whom the thing counts its events apart, their numbers in its place. */
  seqs?: ReadonlyMap<string, number>;
  /** Who is told at once (audience.ts, and of a party what its module says); nothing of what happened goes with it but this. */
  audiences: readonly string[];
  /** For the inboxes of those who are told: only with it a notice is made (module notifications). */
  notice?: {
    /** Who did it, and needs no notice of it; null for the clock. */
    actorId: string | null;
    at: Date;
    /** What the words of the notice name. No phone, no national id, no file. */
    facts?: NoticeFacts;
    /** Of the audiences, those whose inboxes get it; all of them unless said. */
    to?: readonly string[];
  };
};

/** Tells of an event when its transaction commits, and never if it does not. Stands before `recordAudit`, which is last. */
export async function recordEvent(tx: Tx, event: DomainEvent): Promise<void> {
  const { id = newId(), type, objectType, objectId, seq, seqs, audiences, notice } = event;
  const told = [...new Set(audiences)];
  if (told.length === 0) return;
  const numbers = told.map((each) => seqs?.get(each) ?? seq);
  const values = [id, type, objectType, objectId, numbers, told];
  if (!notice) {
    await tx.query(TELL_AND_LOOK, values, 'event_recorded');
    return;
  }
  const { to = told, actorId, facts = {}, at } = notice;
  await tx.query(
    `with told as (${TELL})
     insert into fanout (event_id, type, object_type, object_id, audiences, actor_id, facts, at)
     values ($1, $2, $3, $4, $7, $8, $9, $10)`,
    [...values, to, actorId, JSON.stringify(facts), at],
    'event_and_notice_recorded',
  );
}

const TELL = `insert into live_events (event_id, kind, object_type, object_id, seq, audience)
  select $1::uuid, $2::text, $3::text, $4::uuid, heard.seq, heard.audience
  from unnest($5::bigint[], $6::text[]) as heard (seq, audience)`;

/** Notices that ask for something of the thing are looked at again: the fan-out takes an event without audiences for that alone. */
const TELL_AND_LOOK = `with told as (${TELL})
  insert into fanout (event_id, type, object_type, object_id, audiences, at)
  select $1::uuid, $2::text, $3::text, $4::uuid, '{}', now()
  where exists (select from notifications where object_id = $4::uuid and asks and read_at is null)`;
