import { Type, type Static } from 'typebox';
import { Id, named, object, opaque } from '../../platform/schema.ts';

/** As sent: a form, of which each grant wants its own fields. */
export const TokenForm = named(
  'TokenForm',
  'What tokens are given for: a code of a login, or a refresh token.',
  object({
    grant_type: opaque('`otp` or `refresh_token`.', 20, 'otp'),
    client_id: opaque('Which program asks; any name.', 64, 'my-program'),
    challenge_id: Type.Optional(Id('For `otp`: as the start of the login gave it.')),
    code: Type.Optional(opaque('For `otp`: the code of the message.', 40, '123456')),
    terms_version: Type.Optional(opaque('For `otp`: version of the terms the person agreed to.', 20, '1405-08')),
    refresh_token: Type.Optional(opaque('For `refresh_token`: the last one that was given.', 43, 'Zk3n0c2VtZS1vcGFx')),
  }),
);

export const TokenAnswer = named(
  'TokenAnswer',
  'Tokens of a session (RFC 6749, section 5.1).',
  object({
    access_token: Type.String({ description: 'For the header Authorization, as Bearer.' }),
    token_type: Type.String({ description: 'How the access token is sent.', examples: ['Bearer'] }),
    expires_in: Type.Integer({ description: 'Seconds the access token lives.', examples: [300] }),
    refresh_token: Type.String({ description: 'Gets the next pair, once.' }),
    session_ends_at: Type.Integer({ description: 'When the session ends unless it is used, in seconds since 1970.' }),
    known_browser: Type.Optional(
      Type.String({
        description:
          'For `otp`: to be sent as `x-known-browser` with later logins of this phone, which then have a share of messages of their own. No proof of who somebody is.',
      }),
    ),
  }),
);
export type TokenAnswer = Static<typeof TokenAnswer>;

export const OAuthProblem = named(
  'OAuthProblem',
  'Why no tokens are given (RFC 6749, section 5.2).',
  object({
    error: Type.String({
      description: '`invalid_request`, `invalid_grant`, `unsupported_grant_type`, `consent_required` …',
      examples: ['invalid_grant'],
    }),
    error_description: Type.String({
      description: 'The same for people, in the language that was asked for: Persian or English.',
    }),
    code: Type.String({ description: 'Our stable code.', examples: ['OTP_INVALID'] }),
    retryAfterSec: Type.Optional(
      Type.Integer({ description: 'With 429: after how many seconds to ask again.', examples: [60] }),
    ),
    terms_version: Type.Optional(
      Type.String({ description: 'With `consent_required`: the version to be agreed to.', examples: ['1405-08'] }),
    ),
  }),
);
