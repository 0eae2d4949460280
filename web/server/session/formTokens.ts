import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionTokens } from './SessionCookie.ts';

export type FormTokens = ReturnType<typeof formTokens>;

/** Tokens of forms without script: of a session and the path of a screen. They live as long as the session. */
export function formTokens(secret: string) {
  const key = createHash('sha256').update(`form tokens ${secret}`).digest();
  const of = ({ accessToken }: SessionTokens, path: string): string =>
    createHmac('sha256', key)
      .update(`${sessionIdIn(accessToken)}\n${path}`)
      .digest('base64url');
  return {
    of,
    isRight(session: SessionTokens, path: string, given: string | null): boolean {
      const right = Buffer.from(of(session, path));
      const sent = Buffer.from(given ?? '');
      return right.length === sent.length && timingSafeEqual(right, sent);
    },
  };
}

/** The `sid` of an access token, which stays the same when tokens are exchanged. This server got the token from the api itself. */
function sessionIdIn(accessToken: string): string {
  const [, claims = ''] = accessToken.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid?: unknown };
  if (typeof sid !== 'string') throw new Error('The access token names no session');
  return sid;
}
