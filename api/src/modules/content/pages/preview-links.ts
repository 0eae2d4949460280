import { timingSafeEqual } from 'node:crypto';
import { hmac } from '../../../platform/sealing.ts';

const LIFE_MS = 30 * 60_000;
const TOKEN = /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/;

/** Tokens by which who has no session reads one version of a page for half an hour. */
export function makePreviewTokens(linkKey: string) {
  const sign = (id: string, version: number, expires: number) => hmac(linkKey, `preview ${id} ${version} ${expires}`);
  return {
    make(id: string, version: number, now: Date) {
      const expires = Math.floor((now.getTime() + LIFE_MS) / 1_000);
      return { token: `${version}.${expires}.${sign(id, version, expires)}`, expiresAt: new Date(expires * 1_000) };
    },
    /** @returns the version that may be read by it; undefined for one that is wrong, of another page, or too old */
    versionOf(id: string, token: string, now: Date): number | undefined {
      const [, version, expires, signature] = TOKEN.exec(token) ?? [];
      if (!version || !expires || !signature) return undefined;
      const right = Buffer.from(sign(id, Number(version), Number(expires)));
      const given = Buffer.from(signature);
      const isRight = right.length === given.length && timingSafeEqual(right, given);
      return isRight && Number(expires) * 1_000 > now.getTime() ? Number(version) : undefined;
    },
  };
}
