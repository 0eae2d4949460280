import { Type, type Static } from 'typebox';
import { Id, named, object, opaque, typed } from '../../platform/schema.ts';
import { PuzzleSolution } from './identity.schemas.ts';

export const PhoneChangeStart = named(
  'PhoneChangeStart',
  'A phone that is to take the place of the own one.',
  object({
    newPhone: typed('mobile', 'An Iranian mobile number: 09…, +98…, 0098…, in any digits.', '09121234567'),
    puzzle: Type.Optional(PuzzleSolution),
  }),
);
export type PhoneChangeStart = Static<typeof PhoneChangeStart>;

export const PhoneChangeChallenge = named(
  'PhoneChangeChallenge',
  'What the two codes are checked against. The same for every number.',
  object({
    presentChallengeId: Id('To be sent with the code of the present phone.'),
    newChallengeId: Id('To be sent with the code of the new phone.'),
    expiresInSec: Type.Integer({ description: 'Life of the codes in seconds.', examples: [120] }),
    resendInSec: Type.Integer({ description: 'Seconds until other codes may be asked for.', examples: [60] }),
    codeLength: Type.Integer({ description: 'Digits of each code.', examples: [6] }),
    maskedPresentPhone: Type.String({
      description: 'The present number as it may be shown.',
      examples: ['0912***4567'],
    }),
    maskedNewPhone: Type.String({ description: 'The new number as it may be shown.', examples: ['0935***7654'] }),
    markOfPresent: Type.String({ description: 'Two digits in the message to the present phone.', examples: ['37'] }),
    markOfNew: Type.String({ description: 'Two digits in the message to the new phone.', examples: ['52'] }),
  }),
);
export type PhoneChangeChallenge = Static<typeof PhoneChangeChallenge>;

const code = (description: string) => opaque(description, 40, '123456');

export const PhoneChangeConfirmation = named(
  'PhoneChangeConfirmation',
  'The codes that came to both phones.',
  object({
    presentChallengeId: Id('As the start gave it.'),
    newChallengeId: Id('As the start gave it.'),
    codeOfPresent: code('The code that came to the present phone; digits of any script.'),
    codeOfNew: code('The code that came to the new phone; digits of any script.'),
  }),
);
export type PhoneChangeConfirmation = Static<typeof PhoneChangeConfirmation>;

export const ChangedPhone = named(
  'ChangedPhone',
  'A phone that took the place of another.',
  object({
    phone: Type.String({ description: 'The number that logs in from now on.', examples: ['09121234567'] }),
    endedCount: Type.Integer({ description: 'Other sessions that ended with it.', examples: [1] }),
  }),
);
export type ChangedPhone = Static<typeof ChangedPhone>;
