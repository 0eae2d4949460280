import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, opaque, typed } from '../../platform/schema.ts';

export const PuzzleSolution = named(
  'PuzzleSolution',
  'A solved puzzle: the first 48 bits of sha-256(token + nonce), read as a number, are below 2^48 / difficulty.',
  object({
    token: opaque('As PUZZLE_REQUIRED gave it.', 100, 'uh1q3k.g.Zk3n0c2VtZS.b3BhcXVlLXdvcmQtb2Yt'),
    nonce: Type.String({
      description: 'Number that solves the puzzle, as text.',
      pattern: '^[0-9a-zA-Z]{1,20}$',
      examples: ['1z3a'],
    }),
  }),
);

export const LoginStart = named(
  'LoginStart',
  'A phone that wants a code.',
  object({
    phoneNumber: typed('mobile', 'An Iranian mobile number: 09…, +98…, 0098…, in any digits.', '09121234567'),
    acceptedTermsVersion: Type.Optional(
      Type.String({
        description: 'Version of the terms the person agreed to.',
        pattern: '^[\\w.-]{1,20}$',
        examples: ['1405-08'],
      }),
    ),
    puzzle: Type.Optional(PuzzleSolution),
  }),
);
export type LoginStart = Static<typeof LoginStart>;

export const LoginChallenge = named(
  'LoginChallenge',
  'What a code is checked against. The same for every number, known or not.',
  object({
    challengeId: Id('To be sent with the code.'),
    expiresInSec: Type.Integer({ description: 'Life of the code in seconds.', examples: [120] }),
    resendInSec: Type.Integer({ description: 'Seconds until another code may be asked for.', examples: [60] }),
    codeLength: Type.Integer({ description: 'Digits of the code.', examples: [6] }),
    maskedPhone: Type.String({ description: 'The number as it may be shown.', examples: ['0912***4567'] }),
    mark: Type.String({ description: 'Two digits that stand in the message of this code too.', examples: ['37'] }),
  }),
);
export type LoginChallenge = Static<typeof LoginChallenge>;

const SessionOwner = named(
  'SessionOwner',
  'Whose device it is, told to staff alone.',
  object({
    userId: Id('Id of the account (`AdminUser.id`).'),
    name: Type.Optional(Type.String({ description: 'As the person said.', examples: ['سارا کریمی'] })),
    phone: Type.String({
      description: 'Phone number of the account with its middle digits masked.',
      examples: ['0912***4567'],
    }),
  }),
);

export const Session = named(
  'Session',
  'A device that is logged in.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    createdAt: Instant('When it logged in.'),
    lastSeenAt: Instant('When it was last used, to five minutes.'),
    endsAt: Instant('When it ends without being used.'),
    userAgent: Type.String({ description: 'What the device says it is.' }),
    address: Type.String({ description: 'Its network address at login, the last part hidden.' }),
    isCurrent: Type.Boolean({ description: 'Whether it is the one that asks.' }),
    owner: Type.Optional(SessionOwner),
  }),
);
export type Session = Static<typeof Session>;

export const Logout = named(
  'Logout',
  'Choice between ending this session and all sessions.',
  object({
    everywhere: Type.Optional(
      Type.Boolean({ description: 'All sessions of the person and not only this one.', default: false }),
    ),
  }),
);
export type Logout = Static<typeof Logout>;

export const EndedSessions = named(
  'EndedSessions',
  'How many sessions ended.',
  object({ endedCount: Type.Integer({ description: 'Sessions that ended now.', examples: [1] }) }),
);
export type EndedSessions = Static<typeof EndedSessions>;

export const SessionParams = object({ id: Id('Id of the login session (`Session.id`) that ends.') });
