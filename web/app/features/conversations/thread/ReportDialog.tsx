import { write } from '../../../platform/graph/write.ts';
import { ReportDialog as Dialog } from '../../reports/index.ts';
import { reportMessages } from '../report/messages.ts';
import type { MessageItem_MessageFragment as Message } from './MessageItem.generated.ts';
import { ReportMessagesDocument } from './writing.generated.ts';

interface ReportDialogProps {
  message: Pick<Message, 'id' | 'conversationId'>;
  /** The report is on its way: it may be shown before the answer is here, and closes this then. */
  onSend(): void;
  onClose(): void;
}

/** Tells staff what is wrong with a message. */
export const ReportDialog = ({ message: { id, conversationId }, onSend, onClose }: ReportDialogProps) => (
  <Dialog
    words={reportMessages}
    report={(report) => {
      onSend();
      return write(ReportMessagesDocument, { input: { conversationId, messageIds: [id], ...report } });
    }}
    onClose={onClose}
  />
);
