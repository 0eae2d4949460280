import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { StateBadge } from '../../../../design/StateBadge.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../../platform/numbers/dates.ts';
import type { FeedbackAnswer } from '../actions.ts';
import { feedbackMessages as words } from '../messages.ts';
import { formNames } from '../names.ts';
import type { FeedbackCard_FeedbackFragment, FeedbackCard_LabelsFragment } from './FeedbackCard.generated.ts';

interface FeedbackCardProps {
  feedback: Masked<FeedbackCard_FeedbackFragment>;
  labels: FeedbackCard_LabelsFragment;
  /** What opens it, of who is not its logged-in sender. */
  code?: string | undefined;
  /** What became of the form that reopens it. */
  answer: FeedbackAnswer | undefined;
}

/** A feedback as its sender reads it, with what staff say. */
export function FeedbackCard({ feedback, labels, code, answer }: FeedbackCardProps) {
  const shown = readFragment<FeedbackCard_FeedbackFragment>(feedback);
  const { id, trackingNo, type, subject, body, status, closeReason, reopenText, createdAt, isReopenable } = shown;
  // What was typed stays, also where it comes too late.
  const isRefused = answer?.form === formNames.reopen && answer.id === id && answer.typed !== undefined;
  const nameOf = (values: readonly { value: string; displayFa: string }[] | undefined, value: string) =>
    values?.find((each) => each.value === value)?.displayFa ?? value;
  return (
    <Card as="article" aria-label={subject} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[1.125rem]">
          <bdi>{subject}</bdi>
        </h3>
        <StateBadge states={labels.statuses?.values} value={status} />
      </header>
      <p className="text-[0.875rem] text-muted">
        <bdi dir="ltr">{trackingNo}</bdi> · {nameOf(labels.types?.values, type)} · {words.sentAt(formatDate(createdAt))}
      </p>
      <p className="whitespace-pre-line" dir="auto">
        {body}
      </p>
      {reopenText && <Said title={words.reopened} text={reopenText} />}
      {shown.answer && <Said title={words.answer} text={shown.answer} />}
      {closeReason && <p>{words.closed(nameOf(labels.reasons?.values, closeReason))}</p>}
      {(isReopenable || isRefused) && (
        <ReopenForm id={id} number={trackingNo} code={code} answer={answer} isOver={!isReopenable} />
      )}
    </Card>
  );
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div className="border-s-2 border-primary ps-3">
    <p className="font-medium">{title}</p>
    <p className="whitespace-pre-line" dir="auto">
      {text}
    </p>
  </div>
);

interface ReopenFormProps {
  id: string;
  number: string;
  code: string | undefined;
  answer: FeedbackAnswer | undefined;
  /** Whether it cannot be sent any more. */
  isOver: boolean;
}

/** Sent by the browser itself, with script or without. */
function ReopenForm({ id, number, code, answer, isOver }: ReopenFormProps) {
  const refused = answer?.form === formNames.reopen && answer.id === id ? answer : undefined;
  return (
    <form
      method="post"
      action={`/feedback#reopen-${id}`}
      id={`reopen-${id}`}
      aria-label={words.reopenOf(number)}
      noValidate
    >
      <input type="hidden" name="form" value={formNames.reopen} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="trackingNo" value={number} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      <details open={refused !== undefined}>
        <summary className="link inline-flex min-h-11 items-center">{words.reopen}</summary>
        <div className="flex flex-col items-start gap-3">
          {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
          <TextArea
            name="text"
            label={words.reopenField}
            hint={words.reopenHint}
            rows={3}
            maxLength={2_000}
            defaultValue={refused?.typed?.text}
            error={refused?.problems?.text}
            className="w-full"
          />
          {!isOver && <Button type="submit">{words.reopen}</Button>}
        </div>
      </details>
    </form>
  );
}
