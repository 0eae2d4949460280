import { Card } from '../../design/Card.tsx';
import { type Fact, FactList } from '../../design/FactList.tsx';
import { StateBadge } from '../../design/StateBadge.tsx';
import { moneyOf } from '../../platform/numbers/money.ts';
import { labelOf } from '../../platform/text/labelOf.ts';
import { Deadline, Moment } from '../tradeSteps/components/Moment.tsx';
import { PaperLinks } from '../orders/papers/PaperLinks.tsx';
import { papersOf, type RoomParts } from '../tradeSteps/steps/room.ts';
import type { Dispute } from './disputeForms.ts';
import { disputeMessages as words } from './messages.ts';

interface DisputeCardProps {
  room: RoomParts;
  dispute: Dispute;
}

/** A dispute: whose it is and about what, what both sides said and showed, and how it ended. */
export function DisputeCard({ room, dispute }: DisputeCardProps) {
  const { request, labels } = room;
  const { status, side, isByClock, reasonCode, statements, doneSides, endedAt, outcome } = dispute;
  const name = side === 'BUYER' ? request.buyerName : request.merchantName;
  const opener = side === request.side ? words.opener.own : words.opener.other(name);
  const evidence = papersOf(request).filter(({ disputeId }) => disputeId === dispute.id);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[1.125rem] leading-8">{words.about(labelOf(labels.disputeReasons, reasonCode))}</h3>
        <StateBadge states={labels.disputeStatuses?.values} value={status} />
      </div>
      <p className="text-muted">
        <bdi>{isByClock ? words.opener.clock : opener}</bdi>
      </p>
      {status === 'DECISION' && <p>{words.waits}</p>}
      {!endedAt && status === 'EVIDENCE' && doneSides.map((each) => <p key={each}>{words.done(words.party[each])}</p>)}
      <FactList facts={factsOf(room, dispute)} />
      {outcome && <p className="text-[0.875rem] text-muted">{words.outside}</p>}
      <ul aria-label={words.statements} className="flex flex-col gap-2">
        {statements.map((statement) => (
          <li key={statement.id} className="rounded-card bg-sunken px-3 py-2">
            <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
              {labelOf(labels.disputeStatementKinds, statement.kind)}
              <span>{words.party[statement.side]}</span>
              <Moment at={statement.at} />
            </p>
            <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
              {statement.text ?? <span className="text-muted">{words.filesOnly}</span>}
            </p>
          </li>
        ))}
      </ul>
      <PaperLinks label={words.evidence} papers={evidence} beside={({ side: shown }) => words.party[shown]} />
    </Card>
  );
}

function factsOf({ request, labels }: RoomParts, dispute: Dispute): Fact[] {
  const { fact } = words;
  const { status, lineIds, wish, totalRial, freightRial, openedAt, dueAt, outcome, endedAt, decisionReason } = dispute;
  const titles = request.lines.nodes.filter(({ id }) => lineIds.includes(id)).map(({ title }) => title);
  const due = fact.due[status];
  const money = moneyOf({ totalRial, freightRial, buyerRial: dispute.buyerRial, sellerRial: dispute.sellerRial });
  return [
    {
      label: fact.lines,
      value: (
        <ul>
          {titles.map((title) => (
            <li key={title}>
              <bdi dir="rtl">{title}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    { label: fact.wish, value: labelOf(labels.disputeOutcomes, wish) },
    {
      label: fact.amount,
      value: freightRial === '0' ? money(totalRial) : words.amountOf(money(totalRial), money(freightRial)),
    },
    { label: fact.openedAt, value: <Moment at={openedAt} /> },
    ...(dueAt && due ? [{ label: due, value: <Deadline at={dueAt} /> }] : []),
    ...(outcome ? [{ label: fact.outcome, value: labelOf(labels.disputeOutcomes, outcome) }] : []),
    ...(dispute.buyerRial && dispute.sellerRial
      ? [{ label: fact.shares, value: words.shares(money(dispute.buyerRial), money(dispute.sellerRial)) }]
      : []),
    ...(decisionReason
      ? [
          {
            label: words.decisionReason,
            value: (
              <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {decisionReason}
              </span>
            ),
          },
        ]
      : []),
    ...(endedAt ? [{ label: fact.endedAt, value: <Moment at={endedAt} /> }] : []),
  ];
}
