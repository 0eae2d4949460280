import { write } from '../../../platform/graph/write.ts';
import { ReportDialog as Dialog } from '../../reports/index.ts';
import { writingMessages } from './messages.ts';
import { ReportCommentDocument } from './writing.generated.ts';

/** Tells staff what is wrong with a comment. */
export const ReportDialog = ({ commentId, onClose }: { commentId: string; onClose(): void }) => (
  <Dialog
    words={writingMessages.report}
    report={(report) => write(ReportCommentDocument, { input: { commentId, ...report } })}
    onClose={onClose}
  />
);
