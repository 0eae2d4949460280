import type { Queryable, Tx } from '../../platform/database/database.ts';

/** What a code is good for. The two of a change of the phone go to the present phone and to the new one. */
export type Purpose = 'LOGIN' | 'PHONE_CHANGE_PRESENT' | 'PHONE_CHANGE_NEW';
/** A code is good for nothing else and for nobody else; of a login nobody knows yet whose it is. */
export type Cause = { purpose: Purpose; userId?: string };

export type Challenge = {
  id: string;
  phone: string;
  codeHash: string;
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

export type Starts = { ofPhoneInHour: number; ofPhoneInDay: number; ofAddressInHour: number; inHour: number } & Record<
  'lastOfPhone' | 'hourOfPhoneFrom' | 'dayOfPhoneFrom' | 'hourOfAddressFrom',
  number | null
>;

/**
 * How many codes were asked for, and how many seconds ago the oldest of each count and the last one was: of these the last
 * for the same purpose, because only that one would be sent again.
 */
export async function countStarts(tx: Tx, phone: string, address: string, purpose: Purpose): Promise<Starts> {
  const [counts] = await tx.query<Starts>(
    `with phone as (select extract(epoch from now() - created_at)::float8 as ago, purpose from otp_challenges
       where phone = $1 and created_at > now() - interval '1 day'),
     address as (select extract(epoch from now() - created_at)::float8 as ago from otp_challenges
       where address = $2 and created_at > now() - interval '1 hour')
     select (select min(ago) from phone where purpose = $3) as "lastOfPhone",
       (select count(*)::int from phone where ago < 3600) as "ofPhoneInHour",
       (select max(ago) from phone where ago < 3600) as "hourOfPhoneFrom",
       (select count(*)::int from phone) as "ofPhoneInDay", (select max(ago) from phone) as "dayOfPhoneFrom",
       (select count(*)::int from address) as "ofAddressInHour", (select max(ago) from address) as "hourOfAddressFrom",
       (select count(*)::int from otp_challenges where created_at > now() - interval '1 hour') as "inHour"`,
    [phone, address, purpose],
  );
  return counts!;
}

type NewChallenge = Cause & {
  id: string;
  phone: string;
  address: string;
  codeHash: string;
  termsVersion?: string;
  lifeSeconds: number;
};

/** The new challenge is the only one that is alive: of its phone for a login, of its person for anything else. */
export async function insertChallenge(tx: Tx, given: NewChallenge) {
  const { id, phone, address, codeHash, termsVersion = null, lifeSeconds, purpose, userId } = given;
  await tx.query(
    `update otp_challenges set ended_at = now()
     where ended_at is null and purpose = $1 and ${userId ? 'user_id = $2::uuid' : 'phone = $2'}`,
    [purpose, userId ?? phone],
  );
  await tx.query(
    `insert into otp_challenges (id, phone, address, code_hash, terms_version, expires_at, purpose, user_id)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8)`,
    [id, phone, address, codeHash, termsVersion, lifeSeconds, purpose, userId ?? null],
  );
}

/**
 * Takes one of the attempts, in a statement that is committed before anything is compared.
 * @returns undefined when there is no such challenge for that, when it does not live or has no attempt left
 */
export async function takeAttempt(db: Queryable, id: string, most: number, { purpose, userId }: Cause) {
  const [challenge] = await db.query<Challenge>(
    `update otp_challenges set attempts = attempts + 1
     where id = $1 and attempts < $2 and purpose = $3 and user_id is not distinct from $4::uuid
       and (consumed_at is not null or (expires_at > now() and ended_at is null))
     returning id, phone, code_hash as "codeHash", terms_version as "termsVersion", consumed_at is not null as "isConsumed"`,
    [id, most, purpose, userId ?? null],
  );
  return challenge;
}

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

/** Counts a check of a code. @returns how many there were from there in the last hour, this one too */
export async function countCheck(db: Queryable, address: string): Promise<number> {
  await db.query('insert into otp_checks (address) values ($1)', [address]);
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
  await db.query(
    "update otp_challenges set sealed_answer = null where sealed_answer is not null and consumed_at < now() - interval '1 minute'",
  );
}
