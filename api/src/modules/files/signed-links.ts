import { timingSafeEqual } from 'node:crypto';
import { hmac } from '../../platform/sealing.ts';

const LIFE_SECONDS = 15 * 60;
/** Links made within these seconds are the same, so that a browser keeps what it has. */
const SAME_FOR_SECONDS = 5 * 60;

export type LinkQuery = { expires: number; side?: number; signature: string };

/** In seconds since 1970. */
const endOf = (now: Date) => Math.floor(now.getTime() / 1_000 / SAME_FOR_SECONDS) * SAME_FOR_SECONDS + LIFE_SECONDS;

/** Addresses that let whoever has them read one file for a short time. */
export function makeLinks(key: string) {
  const sign = (id: string, expires: number, side?: number) => hmac(key, `${id} ${side ?? ''} ${expires}`);
  return {
    /** When links made now end. */
    endOf: (now: Date) => new Date(endOf(now) * 1_000),
    /** Under the site, and under `/api/v1` of the api. */
    linkTo(id: string, now: Date, side?: number): string {
      const expires = endOf(now);
      const given = side === undefined ? '' : `side=${side}&`;
      return `/files/${id}?${given}expires=${expires}&signature=${sign(id, expires, side)}`;
    },
    /** @returns seconds the link is still good for; 0: it never was, or no longer is */
    secondsLeft(id: string, { expires, side, signature }: LinkQuery, now: Date): number {
      const right = Buffer.from(sign(id, expires, side));
      const given = Buffer.from(signature);
      if (right.length !== given.length || !timingSafeEqual(right, given)) return 0;
      return Math.max(0, Math.floor(expires - now.getTime() / 1_000));
    },
  };
}
