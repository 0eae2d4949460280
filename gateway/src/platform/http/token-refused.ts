import type { GraphQLError } from 'graphql';
import { graphError } from '../graph/graph-error.ts';
import { refusals } from '../graph/messages.ts';

/** A token that is not a session's. */
export class TokenRefused extends Error {
  readonly told: GraphQLError;

  constructor(why: 'expired' | 'invalid') {
    super(why);
    this.told = graphError(why === 'expired' ? refusals.tokenExpired : refusals.tokenInvalid);
  }
}

/** RFC 6750, section 3. */
export const CHALLENGE = { 'www-authenticate': 'Bearer error="invalid_token"' };
