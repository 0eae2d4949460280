import { textOf } from '../../../platform/forms/refusal.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { DecisionQueue, fact, QueueFacts, QueueHead, queueMessages } from '../../staff/index.ts';
import { moderationMessages as words } from './messages.ts';
import { decisionsOf } from './moderationDecisions.ts';
import {
  ClaimModerationCaseDocument,
  type ModerationQueue_CaseFragment as Case,
  type ModerationQueue_LabelsFragment as Labels,
} from './ModerationQueue.generated.ts';
import { CaseText } from './CaseText.tsx';
import { DecisionFields } from './DecisionFields.tsx';
import { MessageTexts, sidesOf } from './MessageTexts.tsx';

interface ModerationQueueProps {
  cases: readonly (Masked<Case> & { id: string })[];
  labels: Masked<Labels>;
}

/** Cases that wait for a moderator, or those that were decided. */
export function ModerationQueue({ cases, labels: masked }: ModerationQueueProps) {
  const labels = readFragment<Labels>(masked);
  const named = (of: Case) => nameOf(of, labelOf(labels.moderationKinds, of.kind));
  return (
    <DecisionQueue
      label={words.tab.label}
      rows={readFragment<Case>(cases)}
      states={statesOf(labels)}
      targetOf={(of) => ({
        kind: decisionsOf(of.kind),
        id: of.id,
        version: of.version,
        name: named(of),
        actions: of.allowedDecisions,
        own: ownReason(of),
        fields: (shown) => <DecisionFields of={of.kind} labels={labels} shown={shown} />,
        begin: () => void claim(of.id),
      })}
    >
      {(of, decisions) => (
        <>
          <QueueHead
            name={named(of)}
            href={of.subject?.path ?? undefined}
            status={of.subject?.status ?? ''}
            states={statesOf(labels)}
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

function nameOf({ kind, subject }: Case, label: string): string {
  const heading = subject?.heading ?? '';
  return kind === 'SUPPLIER_PAGE' ? words.nameOfPage(label, heading) : words.name(label, heading);
}

/** The states of whatever cases are about. */
const statesOf = ({ commentStates, pageStates, caseStates }: Labels) =>
  [commentStates, pageStates, caseStates].flatMap((model) => model?.values ?? []);

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

function Texts({ of: { kind, subject } }: { of: Case }) {
  if (!subject) return null;
  const { text, formerText, answeredText, message } = subject;
  if (message) return <MessageTexts text={text} message={message} />;
  return (
    <>
      <CaseText label={words.answered} text={answeredText} />
      <CaseText label={kind === 'SUPPLIER_PAGE' ? words.pageText : words.text} text={text} />
      <CaseText label={words.formerText} text={formerText} />
    </>
  );
}

function factsOf(of: Case, labels: Labels) {
  const { hits, reason, dueAt, isOverdue, outcome, rule, answer, decidedByName } = of;
  const found = words.several(hits.map((hit) => labelOf(labels.moderationHits, hit)));
  return [
    ...subjectFacts(of, labels),
    ...fact(words.hits, found),
    ...fact(of.kind === 'MESSAGE' ? words.message.explanation : words.reason, reason),
    ...fact(words.due, of.state === 'OPEN' ? (isOverdue ? words.overdue : formatDate(dueAt)) : undefined),
    ...fact(words.outcome, outcome ? labelOf(labels.moderationOutcomes, outcome) : undefined),
    ...fact(words.rule, rule ? labelOf(labels.moderationRules, rule) : undefined),
    ...fact(of.kind === 'MESSAGE' ? words.note : words.answer, answer),
    ...fact(words.decidedBy, decidedByName),
  ];
}

/** Who wrote it, and what belongs to its kind. */
function subjectFacts({ kind, subject }: Case, labels: Labels) {
  const name = subject?.authorName ?? words.nobody;
  if (subject?.message) {
    const { writer, reporter } = sidesOf(subject.message);
    return [
      ...fact(words.message.reason, labelOf(labels.reportReasons, subject.message.reason)),
      ...fact(words.message.writer, subject.authorName ? words.message.withPerson(writer, name) : writer),
      ...fact(words.message.reporter, reporter),
      ...fact(words.message.sentAt, formatDate(subject.writtenAt)),
    ];
  }
  return [
    ...fact(words.author, subject?.isAnonymous ? words.anonymous(name) : name),
    ...fact(kind === 'SUPPLIER_PAGE' ? words.supplier : words.company, subject?.companyName),
    ...fact(words.rating, subject?.rating ? words.stars(subject.rating) : undefined),
    ...fact(words.pros, words.several(subject?.pros ?? [])),
    ...fact(words.cons, words.several(subject?.cons ?? [])),
  ];
}
