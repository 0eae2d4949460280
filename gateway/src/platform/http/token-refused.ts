import type { GraphQLError } from 'graphql';
import { graphError } from '../graph/graph-error.ts';

/** A token that is not a session's. */
export class TokenRefused extends Error {
  readonly told: GraphQLError;

  constructor(why: 'expired' | 'invalid') {
    super(why);
    this.told =
      why === 'expired'
        ? graphError(401, 'TOKEN_EXPIRED', {
            en: 'The token has ended. Get another one, or ask without it.',
            fa: 'زمان توکن تمام شده است. توکن تازه‌ای بگیرید یا بدون آن درخواست کنید.',
          })
        : graphError(401, 'TOKEN_INVALID', {
            en: 'The token is not valid. Get another one, or ask without it.',
            fa: 'توکن معتبر نیست. توکن دیگری بگیرید یا بدون آن درخواست کنید.',
          });
  }
}

/** RFC 6750, section 3. */
export const CHALLENGE = { 'www-authenticate': 'Bearer error="invalid_token"' };
