import { Select, type SelectOption } from '../../../../design/Select.tsx';
import type { FeedbackCloseReason } from '../../../../platform/graph/types.generated.ts';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { DecisionQueue, decisionKind, fact, type FieldsShown, QueueFacts, QueueHead } from '../../../staff/index.ts';
import {
  AnswerFeedbackDocument,
  type FeedbackQueue_FeedbackFragment,
  type FeedbackQueue_LabelsFragment,
} from './FeedbackQueue.generated.ts';
import { feedbackQueueMessages as words } from './messages.ts';

type Feedback = FeedbackQueue_FeedbackFragment;

export const answering = decisionKind({
  form: 'feedback-decision',
  words: words.decisions,
  confirms: ['TAKE', 'ANSWER'],
  rejects: ['CLOSE'],
  approvals: ['TAKE', 'CLOSE'],
  reasonHint: words.reasonHint,
  fields: ['closeReason'],
  document: AnswerFeedbackDocument,
  outdates: ['staff.feedbacks', 'staff.queues'],
  inputOf({ id, version, decision, reason }, text) {
    const input = { feedbackId: id, version, decision };
    if (decision === 'TAKE') return input;
    const answer = reason === undefined ? {} : { answer: reason };
    if (decision === 'ANSWER') return { ...input, ...answer };
    return { ...input, ...answer, closeReason: text('closeReason') as FeedbackCloseReason };
  },
});

interface FeedbackQueueProps {
  feedbacks: readonly Masked<Feedback>[];
  labels: Masked<FeedbackQueue_LabelsFragment>;
}

/** Feedbacks with all that was written, to be taken, answered and closed. */
export function FeedbackQueue({ feedbacks, labels: given }: FeedbackQueueProps) {
  const labels = readFragment<FeedbackQueue_LabelsFragment>(given);
  const statuses = labels.feedbackStatuses?.values;
  const reasons = (labels.closeReasons?.values ?? []).map(({ value, displayFa }) => ({ value, label: displayFa }));
  const typeOf = ({ type }: Feedback) =>
    labels.feedbackTypes?.values.find(({ value }) => value === type)?.displayFa ?? type;
  return (
    <DecisionQueue
      label={words.tab.label}
      rows={readFragment<Feedback>(feedbacks)}
      states={statuses}
      targetOf={({ id, version, subject, allowedActions }) => ({
        kind: answering,
        id,
        version,
        name: subject,
        actions: allowedActions,
        fields: (shown) => closeReasonField(shown, reasons),
      })}
    >
      {(feedback, decisions) => (
        <>
          <QueueHead name={feedback.subject} status={feedback.status} states={statuses} since={feedback.createdAt} />
          <Text feedback={feedback} />
          <Facts feedback={feedback} type={typeOf(feedback)} />
          {decisions}
        </>
      )}
    </DecisionQueue>
  );
}

/** Of the dialog only where it closes; of a plain form always. */
function closeReasonField({ decision, typed, problems }: FieldsShown, reasons: readonly SelectOption[]) {
  if (decision !== undefined && decision !== 'CLOSE') return null;
  return (
    <Select
      name="closeReason"
      label={words.closeReason}
      defaultValue={typed.closeReason ?? 'DONE'}
      error={problems.closeReason}
      options={reasons}
    />
  );
}

function Text({ feedback: { body, answer, reopenText } }: { feedback: Feedback }) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-3">
      <p className="whitespace-pre-line" dir="auto">
        {body}
      </p>
      {answer && <Said title={words.answer} text={answer} />}
      {reopenText && <Said title={words.reopened} text={reopenText} />}
    </div>
  );
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div className="border-s-2 border-border ps-3">
    <p className="font-medium">{title}</p>
    <p className="whitespace-pre-line" dir="auto">
      {text}
    </p>
  </div>
);

function Facts({ feedback, type }: { feedback: Feedback; type: string }) {
  const { trackingNo, pagePath, email, phone, isOfUser, screenshot } = feedback;
  return (
    <QueueFacts
      facts={[
        ...fact(words.type, type),
        ...fact(words.number, trackingNo),
        ...fact(words.sender, isOfUser ? words.ofUser : words.ofVisitor),
        ...fact(words.page, pagePath),
        ...fact(words.email, email),
        ...fact(words.phone, phone),
        ...fact(
          words.screenshot,
          screenshot && (
            <a className="link" href={screenshot.url} target="_blank" rel="noopener noreferrer" data-full-load="">
              {words.open}
            </a>
          ),
        ),
      ]}
    />
  );
}
