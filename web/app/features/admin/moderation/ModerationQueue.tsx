import { textOf } from '../../../platform/forms/refusal.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { DecisionQueue, fact, QueueFacts, QueueHead, queueMessages } from '../../staff/index.ts';
import { moderationMessages as words } from './messages.ts';
import { moderationDecisions } from './moderationDecisions.ts';
import {
  ClaimModerationCaseDocument,
  type ModerationQueue_CaseFragment as Case,
  type ModerationQueue_LabelsFragment as Labels,
} from './ModerationQueue.generated.ts';
import { RuleField } from './RuleField.tsx';

interface ModerationQueueProps {
  cases: readonly (Masked<Case> & { id: string })[];
  labels: Masked<Labels>;
}

/** Cases that wait for a moderator, or those that were decided. */
export function ModerationQueue({ cases, labels: masked }: ModerationQueueProps) {
  const labels = readFragment<Labels>(masked);
  const named = (of: Case) => words.name(labelOf(labels.moderationKinds, of.kind), of.subject?.heading ?? '');
  return (
    <DecisionQueue
      label={words.tab.label}
      rows={readFragment<Case>(cases)}
      states={labels.moderationStates?.values}
      targetOf={(of) => ({
        kind: moderationDecisions,
        id: of.id,
        version: of.version,
        name: named(of),
        actions: of.allowedDecisions,
        own: ownReason(of),
        fields: (shown) => <RuleField labels={labels} shown={shown} />,
        begin: () => void claim(of.id),
      })}
    >
      {(of, decisions) => (
        <>
          <QueueHead
            name={named(of)}
            href={of.subject?.path}
            status={of.subject?.status ?? ''}
            states={labels.moderationStates?.values}
            since={of.openedAt}
          />
          <Texts of={of} />
          <QueueFacts facts={factsOf(of, labels)} />
          {decisions}
        </>
      )}
    </DecisionQueue>
  );
}

/** Whoever begins to decide keeps the case for a while; who comes second is told at once. */
const claim = (moderationCaseId: string) =>
  write(ClaimModerationCaseDocument, { input: { moderationCaseId } }).catch((error: unknown) =>
    notify('error', textOf(error, queueMessages.failed, queueMessages.offline)),
  );

type Model = { values: readonly { value: string; displayFa: string }[] } | null | undefined;
const labelOf = (model: Model, value: string) => model?.values.find((each) => each.value === value)?.displayFa ?? value;

function ownReason({
  isOwnMatter,
  isOwnDecision,
  claimedUntil,
  claimedByName,
  isMine,
  state,
}: Case): string | undefined {
  if (state === 'DECIDED') return undefined;
  if (isOwnMatter) return words.own;
  if (isOwnDecision) return words.ownDecision;
  if (!claimedUntil || isMine) return undefined;
  return claimedByName ? words.claimedBy(claimedByName) : words.claimedByOther;
}

function Texts({ of: { subject } }: { of: Case }) {
  if (!subject) return null;
  const { text, formerText, answeredText } = subject;
  return (
    <>
      <Text label={words.answered} text={answeredText} />
      <Text label={words.text} text={text} />
      <Text label={words.formerText} text={formerText} />
    </>
  );
}

const Text = ({ label, text }: { label: string; text: string | null | undefined }) =>
  text ? (
    <div role="group" aria-label={label} className="rounded-card border border-border bg-bg p-3">
      <p className="text-dense text-muted">{label}</p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </div>
  ) : null;

function factsOf(of: Case, labels: Labels) {
  const { subject, hits, reason, dueAt, isOverdue, outcome, rule, answer, decidedByName } = of;
  const name = subject?.authorName ?? words.nobody;
  const found = words.several(hits.map((hit) => labelOf(labels.moderationHits, hit)));
  return [
    ...fact(words.author, subject?.isAnonymous ? words.anonymous(name) : name),
    ...fact(words.company, subject?.companyName),
    ...fact(words.rating, subject?.rating ? words.stars(subject.rating) : undefined),
    ...fact(words.pros, words.several(subject?.pros ?? [])),
    ...fact(words.cons, words.several(subject?.cons ?? [])),
    ...fact(words.hits, found),
    ...fact(words.reason, reason),
    ...fact(words.due, of.state === 'OPEN' ? (isOverdue ? words.overdue : formatDate(dueAt)) : undefined),
    ...fact(words.outcome, outcome ? labelOf(labels.moderationOutcomes, outcome) : undefined),
    ...fact(words.rule, rule ? labelOf(labels.moderationRules, rule) : undefined),
    ...fact(words.answer, answer),
    ...fact(words.decidedBy, decidedByName),
  ];
}
