import { Card } from '../../../design/Card.tsx';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { Moment } from '../../tradeSteps/components/Moment.tsx';
import type { Rial } from '../../../platform/graph/scalars.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { disputeMessages } from '../../disputes/messages.ts';
import { consentMessages as words } from './messages.ts';
import type { RoomParts } from '../../tradeSteps/steps/room.ts';

type Consent = RoomParts['request']['consents']['nodes'][number];

/** Who has agreed to what staff proposed, and who is still to answer. */
function agreedText({ agreedSides: [agreed] }: Consent, own: string, other: string): string {
  if (!agreed) return words.both;
  return agreed === own ? words.ownYes(other) : words.otherYes(other);
}

/** What one side asked the other to agree to, or staff both, and is not answered yet; the buttons stand with the others. */
export function Consents({ room: { request, labels } }: { room: RoomParts }) {
  const { consents, side, buyerName, merchantName } = request;
  const open = consents.nodes.filter(({ status }) => status === 'ASKED');
  if (open.length === 0) return null;
  const nameOf = (asker: string) => (asker === 'BUYER' ? buyerName : merchantName);
  const other = side === 'BUYER' ? merchantName : buyerName;
  const titleOf = (consent: Consent) => {
    if (consent.side === 'STAFF') return words.ofStaff;
    return consent.side === side ? words.own[consent.kind] : words.others[consent.kind](nameOf(consent.side));
  };
  return (
    <section aria-label={words.title} className="flex flex-col gap-3">
      {open.map((consent) => (
        <Card key={consent.id} className="flex flex-col gap-2">
          <h2 className="text-[1.125rem] leading-8">{titleOf(consent)}</h2>
          {consent.side === 'STAFF' && <p>{agreedText(consent, side, other)}</p>}
          {consent.toTerm && <p>{words.toTerm(labelOf(labels.paymentTerms, consent.toTerm))}</p>}
          {consent.outcome && (
            <p>
              {labelOf(labels.disputeOutcomes, consent.outcome)}
              {consent.buyerRial && consent.sellerRial && (
                <span className="block text-muted">{sharesText(consent.buyerRial, consent.sellerRial)}</span>
              )}
            </p>
          )}
          {consent.reason && (
            <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
              {consent.reason}
            </p>
          )}
          <p className="text-[0.875rem] text-muted">
            {words.until} <Moment at={consent.lapsesAt} />
          </p>
        </Card>
      ))}
    </section>
  );
}

function sharesText(buyerRial: Rial, sellerRial: Rial): string {
  const money = moneyOf({ buyerRial, sellerRial });
  return disputeMessages.shares(money(buyerRial), money(sellerRial));
}
