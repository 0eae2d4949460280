import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { conversationMessages } from '../messages.ts';
import { reportMessages as words } from '../report/messages.ts';
import { longestExplanation, reasons } from '../report.ts';
import type { MessageItem_MessageFragment as Message } from '../thread/MessageItem.generated.ts';
import { plainReportName } from './names.ts';
import type { RefusedReport } from './reportPlainly.ts';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

function ReportForms({ message: { id, conversationId } }: { message: Pick<Message, 'id' | 'conversationId'> }) {
  const refused = useRefused<RefusedReport>(plainReportName, id);
  return (
    <PlainForm name={plainReportName} label={words.title} hidden={{ id, conversationId }}>
      <details open={refused !== undefined}>
        <summary className="text-[0.8125rem]">{conversationMessages.report.action}</summary>
        <div className="mt-2 flex flex-col gap-3">
          <p>{words.text}</p>
          {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
          <Select name="reason" label={words.reason} defaultValue={refused?.typed.reason} options={reasons} />
          <TextArea
            name="explanation"
            label={words.explanation}
            hint={words.explanationHint}
            rows={3}
            maxLength={longestExplanation}
            defaultValue={refused?.typed.explanation}
            error={refused?.problems.explanation}
          />
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
