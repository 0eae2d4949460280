import { Button } from '../../../design/Button.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { PlainReportFields, type RefusedReport } from '../../reports/index.ts';
import { conversationMessages } from '../messages.ts';
import { reportMessages as words } from '../report/messages.ts';
import type { MessageItem_MessageFragment as Message } from '../thread/MessageItem.generated.ts';
import { plainReportName } from './names.ts';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

function ReportForms({ message: { id, conversationId } }: { message: Pick<Message, 'id' | 'conversationId'> }) {
  const refused = useRefused<RefusedReport>(plainReportName, id);
  return (
    <PlainForm name={plainReportName} label={words.title} hidden={{ id, conversationId }}>
      <details open={refused !== undefined}>
        <summary className="text-[0.8125rem]">{conversationMessages.report.action}</summary>
        <div className="mt-2 flex flex-col gap-3">
          <PlainReportFields words={words} refused={refused} />
          <div>
            <Button type="submit" size="small">
              {words.send}
            </Button>
          </div>
        </div>
      </details>
    </PlainForm>
  );
}

/** Tells staff what is wrong with a message, for who has no script; folded away until somebody wants it. */
export const PlainReport = plainPart(import.meta.env.SSR && ReportForms);
