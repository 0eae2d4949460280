import { Type, type Static } from 'typebox';
import { named, object, paragraphs } from '../../platform/schema.ts';
import { MessageReportReason } from './conversations.enums.ts';

export const MessageReporting = named(
  'MessageReporting',
  'What is wrong with some messages of the other side.',
  object({
    messageIds: Type.Array(Type.String({ format: 'uuid' }), {
      description: 'The messages; each can be reported once.',
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
    }),
    reason: MessageReportReason,
    explanation: Type.Optional(
      paragraphs('More about it; needed with OTHER.', 1, 500, 'خود را کارمند راسته معرفی کرد.'),
    ),
  }),
  [
    {
      reads: ['reason', 'explanation'],
      judge: ({ reason, explanation }) =>
        reason === 'OTHER' && explanation === undefined ? { field: 'explanation', code: 'REQUIRED' } : undefined,
    },
  ],
);
export type MessageReporting = Static<typeof MessageReporting>;
