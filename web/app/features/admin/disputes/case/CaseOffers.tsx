import { Badge } from '../../../../design/Badge.tsx';
import { FactList } from '../../../../design/FactList.tsx';
import { StateBadge } from '../../../../design/StateBadge.tsx';
import { type Money, moneyOf } from '../../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import { Day } from '../../../things/index.ts';
import type {
  DisputeCase_DisputeFragment as Dispute,
  DisputeCase_LabelsFragment as Labels,
} from '../DisputeCase.generated.ts';
import { caseMessages as words } from './messages.ts';
import { termFacts } from './termFacts.tsx';

type Offer = Dispute['offers'][number];

/** All offers that were sent: what each came to, and the whole of it when it is opened; the agreed one is, on paper too. */
export const CaseOffers = ({ offers, labels }: { offers: Dispute['offers']; labels: Labels }) => (
  <ul className="flex flex-col gap-2">
    {offers.map((offer) => (
      <CaseOffer key={offer.quoteId} offer={offer} labels={labels} />
    ))}
  </ul>
);

function CaseOffer({ offer, labels }: { offer: Offer; labels: Labels }) {
  const money = moneyOf(offer);
  return (
    <li className="rounded-card border border-border">
      <details open={offer.isOfAgreement && offer.status === 'ACCEPTED'}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
          <bdi className="font-medium">{words.offer(formatInteger(offer.round), offer.merchantName)}</bdi>
          <StateBadge states={labels.quoteStatuses?.values} value={offer.status} />
          {offer.isOfAgreement && <Badge>{words.ofAgreement}</Badge>}
          <span className="flex flex-wrap gap-x-3 text-[0.875rem] text-muted">
            {words.by[offer.side]}
            <span>{words.total(money(offer.totalRial))}</span>
            <Day at={offer.sentAt} withClock />
          </span>
        </summary>
        <div className="flex flex-col gap-2 px-3 pb-3 text-[0.875rem]">
          <ul className="flex flex-col gap-1">
            {offer.lines.map((line) => (
              <li key={line.lineId} className="[overflow-wrap:anywhere]">
                <TechnicalText>{line.title}</TechnicalText>: {lineText(line, money)}
                {line.alternativeTitle && (
                  <bdi className="block text-muted">{words.instead(line.alternativeTitle)}</bdi>
                )}
                {line.note && <bdi className="block text-muted">{line.note}</bdi>}
              </li>
            ))}
          </ul>
          <FactList facts={termFacts(offer, labels)} />
        </div>
      </details>
    </li>
  );
}

const lineText = (line: Offer['lines'][number], money: Money) =>
  line.isOffered
    ? words.offered(formatDecimal(line.quantity), line.unitText, money(line.unitPriceRial), money(line.totalRial))
    : words.notOffered;
