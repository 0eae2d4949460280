import type { Gateway } from '../gateway.ts';
import type { Refusal } from '../graphRequest.ts';
import type { SessionTokens } from './SessionCookie.ts';

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  session_ends_at: number;
  known_browser?: string;
}

export type Headers = Record<string, string>;
/** `knownBrowser`: what this browser shows with later logins of the phone. Why no tokens came is said in the api's words. */
export type Granted = { tokens: SessionTokens; knownBrowser?: string | undefined } | { refusal: Refusal };

const clientId = 'web';

/** What a browser is known by, for the api. */
export const knownBrowserHeader = (known: string[]): Headers =>
  known.length > 0 ? { 'x-known-browser': known.join(',') } : {};

/** The site as a client of `/connect/token`. */
export class TokenClient {
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  byCode(challengeId: string, code: string, headers: Headers): Promise<Granted> {
    return this.#grant({ grant_type: 'otp', challenge_id: challengeId, code }, headers);
  }

  refresh(refreshToken: string, headers: Headers): Promise<Granted> {
    return this.#grant({ grant_type: 'refresh_token', refresh_token: refreshToken }, headers);
  }

  async #grant(form: Record<string, string>, headers: Headers): Promise<Granted> {
    const body = new URLSearchParams({ ...form, client_id: clientId }).toString();
    const { status, text, retryAfter } = await this.#gateway.postForm('/connect/token', body, headers);
    const answer = parse(text);
    if (status === 200) {
      const granted = answer as TokenAnswer;
      return { tokens: toTokens(granted), knownBrowser: granted.known_browser };
    }
    const { code = 'UPSTREAM_UNREACHABLE', error_description: message = '' } = answer;
    return { refusal: { status, code, message, ...(retryAfter && { retryAfter }) } };
  }
}

function toTokens(answer: TokenAnswer): SessionTokens {
  const [, payload = ''] = answer.access_token.split('.');
  // Straight from the api, which signed it; nobody between could have changed it.
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    accessEndsAt: Number(claims.exp),
    userInfo: {
      exp: answer.session_ends_at,
      sub: String(claims.sub),
      displayName: String(claims.name),
      ...(claims.staff === true && { isStaff: true }),
      ...(claims.seller === true && { isSeller: true }),
    },
  };
}

function parse(text: string): Partial<TokenAnswer> & { code?: string; error_description?: string } {
  try {
    return JSON.parse(text) as Partial<TokenAnswer>;
  } catch {
    return {};
  }
}
