import { Type, type Static } from 'typebox';
import { named, object, opaque } from '../../platform/schema.ts';

export const EmailLink = named(
  'EmailLink',
  'A link that is on its way to an address for mails.',
  object({
    email: Type.String({ description: 'Where it was sent.', examples: ['sara@example.ir'] }),
    resendInSec: Type.Integer({ description: 'Seconds until another one may be asked for.', examples: [60] }),
    expiresInSec: Type.Integer({ description: 'Life of the link in seconds.', examples: [86_400] }),
  }),
);
export type EmailLink = Static<typeof EmailLink>;

export const EmailProof = named(
  'EmailProof',
  'The word that a link carried.',
  object({
    token: opaque('The last part of the link.', 200, 'Zk3n0c2VtZS1vcGFxdWUtd29yZA'),
  }),
);
export type EmailProof = Static<typeof EmailProof>;
