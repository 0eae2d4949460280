import { plainReport } from '../../reports/index.ts';
import { reportMessages } from '../report/messages.ts';
import { ReportMessagesDocument } from '../thread/writing.generated.ts';
import { plainReportName } from './names.ts';

/** Sends a report of PlainReport. */
export const reportPlainly = plainReport({
  form: plainReportName,
  words: reportMessages,
  write: (sent, id, report) => {
    const input = { conversationId: sent.text('conversationId'), messageIds: [id], ...report };
    return sent.write(ReportMessagesDocument, { input });
  },
});
