import type { Queryable, Tx } from '../../platform/database/database.ts';

/** What a code is good for. The two of a change of the phone go to the present phone and to the new one. */
export type Purpose = 'LOGIN' | 'PHONE_CHANGE_PRESENT' | 'PHONE_CHANGE_NEW';
/** A code is good for nothing else and for nobody else; of a login nobody knows yet whose it is. */
export type Cause = { purpose: Purpose; userId?: string };

export type Challenge = {
  id: string;
  phone: string;
  codeHash: string;
  /** What the person agreed to with the start. */
  termsVersion: string | null;
  isConsumed: boolean;
};

/** Makes starts of the same phones, and of one address, wait for each other until the transaction ends. */
export async function lockStarts(tx: Tx, phones: readonly string[], address: string) {
  // In one order: two who change to each other's phone do not wait for ever.
  for (const phone of phones.toSorted())
    await tx.query("select pg_advisory_xact_lock(hashtextextended('otp phone ' || $1, 0))", [phone]);
  await tx.query("select pg_advisory_xact_lock(hashtextextended('otp address ' || $1, 0))", [address]);
}

/** How many codes were asked for, and how many seconds ago the oldest of each count and the last one was. */
export type Starts = Record<
  'ofAskerInHour' | 'ofAskerInDay' | 'ofNewcomersInHour' | 'ofAddressInHour' | 'toKnownInHour' | 'now',
  number
> &
  Record<
    'lastOfAsker' | 'hourOfAskerFrom' | 'dayOfAskerFrom' | 'hourOfNewcomersFrom' | 'hourOfAddressFrom',
    number | null
  >;

/**
 * Counts for one phone and who asks for its code: the asker's own, those of all newcomers together, those of newcomers at
 * the address, and all of those who are known. The last one is the last for the same purpose, because only that one would be sent again.
 */
export async function countStarts(tx: Tx, { phone, asker, address, purpose }: StartKey): Promise<Starts> {
  const [counts] = await tx.query<Starts>(
    `with phone as (select extract(epoch from now() - created_at)::float8 as ago, purpose, asker, is_known
       from otp_challenges where phone = $1 and created_at > now() - interval '1 day'),
     own as (select * from phone where asker = $2),
     newcomers as (select * from phone where not is_known and ago < 3600),
     address as (select extract(epoch from now() - created_at)::float8 as ago from otp_challenges
       where address = $3 and not is_known and created_at > now() - interval '1 hour')
     select extract(epoch from now())::float8 as now,
       (select min(ago) from own where purpose = $4) as "lastOfAsker",
       (select count(*)::int from own where ago < 3600) as "ofAskerInHour",
       (select max(ago) from own where ago < 3600) as "hourOfAskerFrom",
       (select count(*)::int from own) as "ofAskerInDay", (select max(ago) from own) as "dayOfAskerFrom",
       (select count(*)::int from newcomers) as "ofNewcomersInHour",
       (select max(ago) from newcomers) as "hourOfNewcomersFrom",
       (select count(*)::int from address) as "ofAddressInHour", (select max(ago) from address) as "hourOfAddressFrom",
       (select count(*)::int from otp_challenges where is_known and created_at > now() - interval '1 hour') as "toKnownInHour"`,
    [phone, asker, address, purpose],
  );
  return counts!;
}
type StartKey = { phone: string; asker: string; address: string; purpose: Purpose };

/** @returns whether nobody used it before */
export async function usePuzzle(tx: Tx, tokenHash: string): Promise<boolean> {
  const text = 'insert into otp_used_puzzles (token_hash) values ($1) on conflict do nothing returning token_hash';
  return (await tx.query(text, [tokenHash])).length === 1;
}

/** Marks of the codes of a phone that are alive. */
export async function readLiveMarks(tx: Tx, phone: string, now: Date): Promise<Set<string | null>> {
  const rows = await tx.query<{ mark: string | null }>(
    'select mark from otp_challenges where phone = $1 and ended_at is null and expires_at > $2',
    [phone, now],
  );
  return new Set(rows.map(({ mark }) => mark));
}

type NewChallenge = Cause & {
  id: string;
  phone: string;
  address: string;
  asker: string;
  isKnown: boolean;
  mark: string;
  codeHash: string;
  termsVersion?: string;
  expiresAt: Date;
};

/** The new challenge is the only one that is alive: of its phone and asker for a login, of its person for anything else. */
export async function insertChallenge(tx: Tx, given: NewChallenge) {
  const { id, phone, address, asker, isKnown, mark, codeHash, termsVersion = null, expiresAt, purpose, userId } = given;
  await tx.query(
    `update otp_challenges set ended_at = now() where ended_at is null and purpose = $1
       and ${userId ? 'user_id = $2::uuid' : 'phone = $2 and asker = $3'}`,
    userId ? [purpose, userId] : [purpose, phone, asker],
  );
  await tx.query(
    `insert into otp_challenges (id, phone, address, asker, is_known, mark, code_hash, terms_version, expires_at, purpose, user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, phone, address, asker, isKnown, mark, codeHash, termsVersion, expiresAt, purpose, userId ?? null],
  );
}

/** What a code may be tried at, of $1 to $5: the challenge, the attempts that it has, what for, whose, and when. */
const mayBeTried = `id = $1 and attempts < $2 and purpose = $3 and user_id is not distinct from $4::uuid
  and (consumed_at is not null or (expires_at > $5::timestamptz and ended_at is null))`;
/** A try of a code, and when. */
export type Try = { id: string; cause: Cause; now: Date };
const triedBy = ({ id, cause, now }: Try, most: number) => [id, most, cause.purpose, cause.userId ?? null, now];

/**
 * Takes one of the attempts, in a statement that is committed before anything is compared.
 * @returns undefined when there is no such challenge for that, when it does not live or has no attempt left
 */
export async function takeAttempt(db: Queryable, tried: Try, most: number) {
  const [challenge] = await db.query<Challenge>(
    `update otp_challenges set attempts = attempts + 1 where ${mayBeTried}
     returning id, phone, code_hash as "codeHash", terms_version as "termsVersion", consumed_at is not null as "isConsumed"`,
    triedBy(tried, most),
  );
  return challenge;
}

/** Other live challenges of the phone that a challenge, live or not, was made for. */
export const readOthersAlive = (db: Queryable, id: string, now: Date) =>
  db.query<Pick<Challenge, 'id' | 'codeHash'>>(
    `select other.id, other.code_hash as "codeHash" from otp_challenges given
     join otp_challenges other on other.phone = given.phone and other.id <> given.id
     where given.id = $1 and other.consumed_at is null and other.ended_at is null and other.expires_at > $2`,
    [id, now],
  );

/** Takes an attempt of each of `hitIds`. All of `ids` are written, so that its time tells nobody which those were. */
export const countHits = (db: Queryable, ids: string[], hitIds: string[], most: number) =>
  db.query(
    `with others as (select id from otp_challenges where id = any($1::uuid[]) order by id for update)
     update otp_challenges set attempts = attempts + (otp_challenges.id = any($2::uuid[]) and attempts < $3)::int
     from others where otp_challenges.id = others.id`,
    [ids, hitIds, most],
  );

/** A right code that lacked something else was no attempt. */
export const giveAttemptBack = (db: Queryable, id: string) =>
  db.query('update otp_challenges set attempts = greatest(attempts - 1, 0) where id = $1', [id]);

/** What comes to it from now on is counted anew: a double tap after wrong codes is one, too. @returns whether it was not consumed before */
export async function consume(
  tx: Tx,
  id: string,
  sessionId: string,
  sealedAnswer: string | null = null,
): Promise<boolean> {
  const rows = await tx.query(
    `update otp_challenges set consumed_at = now(), attempts = 0, session_id = $2, sealed_answer = $3
     where id = $1 and consumed_at is null and ended_at is null returning id`,
    [id, sessionId, sealedAnswer],
  );
  return rows.length === 1;
}

/** What a right code was answered with. `isRecent`: so short ago that the same code is a double tap. */
export async function readConsumed(db: Queryable, id: string, replaySeconds: number) {
  const [consumed] = await db.query<{ isRecent: boolean; sealedAnswer: string | null; sessionId: string | null }>(
    `select coalesce(consumed_at > now() - make_interval(secs => $2), false) as "isRecent",
       sealed_answer as "sealedAnswer", session_id as "sessionId" from otp_challenges where id = $1`,
    [id, replaySeconds],
  );
  return consumed;
}

/**
 * Counts a check of a code by its address. Those of a code that a known browser asked for are its own, however many come
 * from there, as long as each takes an attempt. @returns how many there were from there in the last hour, this one too
 */
export async function countCheck(db: Queryable, address: string, tried: Try, most: number) {
  const counted = await db.query(
    `insert into otp_checks (address)
     select $6::text where not exists (select from otp_challenges where is_known and ${mayBeTried}) returning address`,
    [...triedBy(tried, most), address],
  );
  if (counted.length === 0) return 0;
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from otp_checks where address = $1 and checked_at > now() - interval '1 hour'",
    [address],
  );
  return row!.count;
}

/** Takes away what no limit looks at any more, and answers that no double tap can ask for. */
export async function forgetOldChallenges(db: Queryable) {
  await db.query("delete from otp_challenges where created_at < now() - interval '2 days'");
  await db.query("delete from otp_checks where checked_at < now() - interval '2 hours'");
  await db.query("delete from otp_used_puzzles where used_at < now() - interval '1 hour'");
  await db.query(
    "update otp_challenges set sealed_answer = null where sealed_answer is not null and consumed_at < now() - interval '1 minute'",
  );
}
