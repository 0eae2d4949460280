import type { ReactNode } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Code } from '../../../design/Code.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Section } from '../../../design/Section.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { Day } from '../../things/index.ts';
import { adminHref } from '../../staff/index.ts';
import { CaseDelivery } from './case/CaseDelivery.tsx';
import { CaseLines } from './case/CaseLines.tsx';
import { CaseOffers } from './case/CaseOffers.tsx';
import { CaseMessages, CaseQuestions } from './case/CaseTalk.tsx';
import { caseMessages as caseWords } from './case/messages.ts';
import { requestFacts } from './case/requestFacts.tsx';
import { termFacts } from './case/termFacts.tsx';
import { Text } from './case/Text.tsx';
import { Decisions } from './Decisions.tsx';
import type {
  DisputeCase_DisputeFragment as Dispute,
  DisputeCase_LabelsFragment as Labels,
} from './DisputeCase.generated.ts';
import { disputeMessages as words } from './messages.ts';

interface CaseProps {
  dispute: Dispute;
  labels: Labels;
}

/** All of a dispute, for who decides it: what is claimed, what both sides say and show, and what staff said of it. */
export function DisputeCase({ dispute, labels }: CaseProps) {
  const { number, status, isLate, statements, documents, settlements, proposals } = dispute;
  const { shipments, milestones, offers, clarifications, messages, messageCount } = dispute;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p>
          <a
            href={adminHref({ tab: 'disputes' })}
            data-full-load=""
            className="link inline-flex min-h-11 items-center gap-1"
          >
            <Icon icon="chevron-right" size={18} />
            {words.back}
          </a>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1>
            {words.pageTitle('')}
            <Code tone="number">{number}</Code>
          </h1>
          <StateBadge states={labels.disputeStatuses?.values} value={status} />
          {isLate && <Badge kind="warning">{words.late}</Badge>}
        </div>
      </header>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <FactList facts={factsOf(dispute, labels)} />
        <FactList facts={requestFacts(dispute, labels)} />
      </div>
      <Decisions dispute={dispute} labels={labels} />
      <Section title={words.statements}>
        <Items>
          {statements.map(({ id, kind, side, text, at }) => (
            <li key={id} className="rounded-card border border-border p-3">
              <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
                {labelOf(labels.disputeStatementKinds, kind)}
                <span>{words.party[side]}</span>
                <Day at={at} withClock />
              </p>
              <Text>{text ?? words.filesOnly}</Text>
            </li>
          ))}
        </Items>
      </Section>
      <Section title={words.papers}>
        {documents.length === 0 && <p className="text-muted">{words.noPapers}</p>}
        <Items>
          {documents.map(({ id, type, side, name, url, addedAt, retractReason }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{labelOf(labels.tradeDocumentNames, type)}</span>
              {url && (
                <a className="link [overflow-wrap:anywhere] pointer-coarse:py-2" href={url} download>
                  <bdi>{name}</bdi>
                </a>
              )}
              <span className="flex gap-x-2 text-[0.8125rem] text-muted">
                {words.party[side]}
                <Day at={addedAt} withClock />
              </span>
              {retractReason && <bdi className="text-[0.875rem]">{retractReason}</bdi>}
            </li>
          ))}
        </Items>
      </Section>
      {settlements.length > 0 && (
        <Section title={words.settlements}>
          <Items>
            {settlements.map(({ id, side, agreedSides, status: answer, outcome, buyerPercent, reason, askedAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <StateBadge states={labels.consentStatuses?.values} value={answer} />
                {words.asker[side]}: {labelOf(labels.disputeOutcomes, outcome!)}
                {outcome === 'SPLIT' && buyerPercent && <span>{words.percent(formatDecimal(buyerPercent))}</span>}
                {agreedSides.length > 0 && (
                  <span>{words.agreed(agreedSides.map((each) => words.party[each]).join(caseWords.separator))}</span>
                )}
                <span className="text-[0.8125rem] text-muted">
                  <Day at={askedAt} withClock />
                </span>
                {reason && <Text>{reason}</Text>}
              </li>
            ))}
          </Items>
        </Section>
      )}
      {proposals.length > 0 && (
        <Section title={words.proposals}>
          <Items>
            {proposals.map(({ at, isRefusal, outcome, buyerPercent, reason }) => (
              <li key={at} className="rounded-card border border-border p-3">
                <p className="flex flex-wrap gap-x-2 font-medium">
                  {isRefusal || !outcome ? words.refused : words.proposed(labelOf(labels.disputeOutcomes, outcome))}
                  {outcome === 'SPLIT' && buyerPercent && <span>{words.percent(formatDecimal(buyerPercent))}</span>}
                  <span className="text-[0.8125rem] font-normal text-muted">
                    <Day at={at} withClock />
                  </span>
                </p>
                <Text>{reason}</Text>
              </li>
            ))}
          </Items>
        </Section>
      )}
      <Section title={words.lines}>
        <CaseLines dispute={dispute} />
      </Section>
      {dispute.agreement && (
        <Section title={caseWords.agreement}>
          <FactList facts={termFacts(dispute.agreement, labels)} />
        </Section>
      )}
      {(shipments.length > 0 || milestones.length > 0) && (
        <Section title={caseWords.delivery}>
          <CaseDelivery shipments={shipments} milestones={milestones} labels={labels} />
        </Section>
      )}
      {offers.length > 0 && (
        <Section title={caseWords.offers}>
          <CaseOffers offers={offers} labels={labels} />
        </Section>
      )}
      {clarifications.length > 0 && (
        <Section title={caseWords.questions}>
          <CaseQuestions clarifications={clarifications} />
        </Section>
      )}
      {messages.length > 0 && (
        <Section title={caseWords.conversation}>
          <CaseMessages messages={messages} messageCount={messageCount} />
        </Section>
      )}
    </div>
  );
}

const Items = ({ children }: { children: ReactNode }) => <ul className="flex flex-col gap-3">{children}</ul>;

function factsOf(dispute: Dispute, labels: Labels): Fact[] {
  const { buyerName, sellerName, side, isByClock, reasonCode, wish, outcome, buyerRial, sellerRial } = dispute;
  const { netRial, vatRial, freightRial, totalRial, openedAt, dueAt, agreedAt, decisionReason } = dispute;
  const money = moneyOf({ netRial, vatRial, freightRial, totalRial, buyerRial, sellerRial });
  const shown = (label: string, value: ReactNode): Fact[] => (value ? [{ label, value }] : []);
  return [
    { label: words.party.BUYER, value: <bdi>{buyerName}</bdi> },
    { label: words.party.SELLER, value: <bdi>{sellerName}</bdi> },
    { label: words.opener, value: isByClock ? words.clock : words.party[side] },
    { label: words.reason, value: labelOf(labels.disputeReasons, reasonCode) },
    { label: words.wish, value: labelOf(labels.disputeOutcomes, wish) },
    { label: words.net, value: money(netRial) },
    { label: words.vat, value: money(vatRial) },
    { label: words.freight, value: money(freightRial) },
    { label: words.amount, value: money(totalRial) },
    ...shown(words.agreedAt, agreedAt && <Day at={agreedAt} withClock />),
    { label: words.openedAt, value: <Day at={openedAt} withClock /> },
    ...shown(words.dueAt, dueAt && <Day at={dueAt} withClock />),
    ...shown(words.outcome, outcome && labelOf(labels.disputeOutcomes, outcome)),
    ...shown(words.shares, buyerRial && sellerRial && words.sharesOf(money(buyerRial), money(sellerRial))),
    ...shown(words.decisionReason, decisionReason && <Text>{decisionReason}</Text>),
  ];
}
