import { randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { sha256 } from '../../platform/sealing.ts';
import * as repository from './known-browsers.repository.ts';

const BYTES = 16;
/** People share a browser: it may show what it knows several phones by. */
const MOST_SHOWN = 5;
/** Of one phone; those not used for longest are forgotten. */
const MOST_OF_PHONE = 10;
const LIFE_MS = 180 * 86_400_000;

/** What a request shows in `x-known-browser`: tokens of earlier logins, with commas between. */
const tokensIn = (shown: string | undefined) =>
  (shown ?? '')
    .split(',', MOST_SHOWN)
    .map((each) => each.trim())
    .filter((each) => /^[\w-]{22}$/.test(each));

/** @returns the id of the browser, where it has logged in with this phone before */
export async function findKnownBrowser(db: Queryable, phone: string, shown: string | undefined, now: Date) {
  const tokens = tokensIn(shown);
  if (tokens.length === 0) return undefined;
  return (await repository.findKnown(db, phone, tokens.map(sha256), now))?.id;
}

/**
 * Keeps a browser that just logged in known for its phone.
 * @returns what it shows the next time, the same one where it was known, and whether it was not
 */
export async function rememberBrowser(tx: Tx, phone: string, shown: string | undefined, now: Date) {
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const tokens = new Map(tokensIn(shown).map((token) => [sha256(token), token]));
  const known = tokens.size > 0 && (await repository.findKnown(tx, phone, [...tokens.keys()], now));
  if (known) {
    await repository.prolong(tx, known.id, expiresAt);
    return { token: tokens.get(known.hash)!, isNew: false };
  }
  const token = randomBytes(BYTES).toString('base64url');
  await repository.insertKnown(tx, { id: newId(), phone, hash: sha256(token), expiresAt }, MOST_OF_PHONE);
  return { token, isNew: true };
}

export const forgetOldBrowsers = (db: Queryable, now: Date) => repository.forgetOldKnown(db, now);

/** Whoever has the phone from now on is somebody else. */
export const forgetBrowsers = (tx: Tx, phone: string) => repository.forgetOfPhone(tx, phone);

/** The browser with which somebody changes the phone goes on to be that person's. */
export const takeBrowserAlong = (tx: Tx, from: string, to: string, shown: string | undefined) =>
  repository.moveToPhone(tx, from, to, tokensIn(shown).map(sha256));
