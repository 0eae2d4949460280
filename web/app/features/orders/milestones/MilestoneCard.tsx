import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { shareText } from '../../tradeSteps/components/milestones.ts';
import { Deadline, Moment } from '../../tradeSteps/components/Moment.tsx';
import { actionMessages } from '../../tradeSteps/steps/actions/messages.ts';
import { PaperLinks } from '../papers/PaperLinks.tsx';
import { papersOf, type RoomParts } from '../../tradeSteps/steps/room.ts';
import { milestoneMessages as words } from './messages.ts';
import { type Milestone, type MilestoneStep, stepsOf } from './milestoneSteps.ts';
import { PlainMilestone } from './plain/PlainMilestone.tsx';

interface MilestoneCardProps {
  room: RoomParts;
  milestone: Milestone;
  open(step: MilestoneStep): void;
}

/** One part of a service: its share, where it stands, what was handed over, and what can be done with it. */
export function MilestoneCard({ room, milestone, open }: MilestoneCardProps) {
  const { request, labels } = room;
  const { id, place, title, status } = milestone;
  const steps = stepsOf(milestone, request);
  const files = papersOf(request).filter(({ milestoneId }) => milestoneId === id);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1rem] leading-7 [overflow-wrap:anywhere]">
        <bdi>{words.name(formatInteger(place), title)}</bdi>
        <StateBadge states={labels.milestoneStatuses?.values} value={status} />
      </h3>
      <FactList facts={factsOf(milestone)} />
      <PaperLinks label={words.files} papers={files} />
      {steps.map((step) => (
        <PlainMilestone key={step} room={room} milestone={milestone} step={step} />
      ))}
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {steps.map((step) => (
            <Button
              key={step}
              variant={step === 'REJECT_MILESTONE' ? 'quiet' : 'primary'}
              aria-label={words.of(actionMessages.actions[step], formatInteger(place))}
              onClick={() => open(step)}
            >
              {actionMessages.actions[step]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

const Said = ({ text }: { text: string }) => (
  <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
    {text}
  </span>
);

function factsOf({ sharePercent, totalRial, dueOn, submittedAt, dueAt, status, note, reason }: Milestone): Fact[] {
  const { fact } = words;
  return [
    { label: fact.share, value: shareText(sharePercent) },
    { label: fact.amount, value: formatMoney(totalRial) },
    ...(dueOn ? [{ label: fact.dueOn, value: formatDate(dueOn) }] : []),
    ...(submittedAt ? [{ label: fact.submittedAt, value: <Moment at={submittedAt} /> }] : []),
    ...(dueAt
      ? [{ label: status === 'REJECTED' ? fact.redoDue : fact.answerDue, value: <Deadline at={dueAt} /> }]
      : []),
    ...(note ? [{ label: fact.note, value: <Said text={note} /> }] : []),
    ...(reason && status === 'REJECTED' ? [{ label: fact.reason, value: <Said text={reason} /> }] : []),
  ];
}
