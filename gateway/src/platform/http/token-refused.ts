import type { GraphQLError } from 'graphql';
import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';

/** A token that is not a session's. */
export class TokenRefused extends Error {
  readonly told: GraphQLError;

  constructor(why: 'expired' | 'invalid') {
    super(why);
    this.told =
      why === 'expired'
        ? graphError(401, 'TOKEN_EXPIRED', refusals.tokenExpired)
        : graphError(401, 'TOKEN_INVALID', refusals.tokenInvalid);
  }
}

/** RFC 6750, section 3. */
export const CHALLENGE = { 'www-authenticate': 'Bearer error="invalid_token"' };
