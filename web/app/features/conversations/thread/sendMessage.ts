import type { SendMessageInput } from '../../../platform/graph/types.generated.ts';
import { write } from '../../../platform/graph/write.ts';
import { SendMessageDocument } from './writing.generated.ts';

/** Sends a message; lists and the open conversation show it. Rejects with a GraphError. */
export const sendMessage = ({ confirmsContact, body, fileIds, ...input }: SendMessageInput) =>
  write(
    SendMessageDocument,
    {
      input: {
        ...input,
        ...(body?.trim() && { body }),
        ...(fileIds?.length && { fileIds }),
        ...(confirmsContact && { confirmsContact }),
      },
    },
    {
      outdates: [
        'viewer.conversation',
        'viewer.conversations',
        'viewer.conversationsBySubject',
        // Where it stands in the room of its order.
        'viewer.tradeRequest',
      ],
    },
  );
