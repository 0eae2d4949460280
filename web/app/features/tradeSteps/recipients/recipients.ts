import { formMessages } from '../../../platform/forms/messages.ts';
import type {
  ParticipationStatus,
  TradeRequestKind,
  TradeSide,
  TradeVisibility,
} from '../../../platform/graph/types.generated.ts';
import { isInquiry } from '../requestWord/messages.ts';
import { recipientMessages as words } from './messages.ts';

interface Addressed {
  kind: TradeRequestKind;
  agreedHash: string | null;
  side: TradeSide;
  visibility: TradeVisibility;
  buyerName: string;
  merchantName: string;
  participations: readonly { merchantName: string; status: ParticipationStatus }[];
}

/** Names of the sellers who read a request to several; of a public one also those who are still to come. */
export function sellersText(names: readonly string[], visibility: TradeVisibility): string {
  const all = visibility === 'PUBLIC' ? [...names, words.everySeller] : names;
  return all.length > 0 ? all.join(words.separator) : words.noSeller;
}

/** The other side of a request by name: while a buyer asks several sellers, all of them who still see it. */
export function otherSideOf(request: Addressed): string {
  if (request.side === 'SELLER') return request.buyerName;
  if (!isInquiry(request)) return request.merchantName;
  const reading = request.participations.filter(({ status }) => status !== 'REMOVED');
  return sellersText(
    reading.map(({ merchantName }) => merchantName),
    request.visibility,
  );
}

/** Beside a field whose text the other side of a request reads. */
export const toOtherSide = (request: Addressed): string => formMessages.to(otherSideOf(request));

/** Beside a field of a dispute, which staff read too. */
export const toBothOfDispute = (request: Addressed): string => formMessages.to(words.withStaff(otherSideOf(request)));

/** Beside the field of a step. What is asked in a request to several sellers is read by all of them. */
export function toReadersOf(request: Addressed, step: string): string {
  if (step === 'RETURN') return words.colleagues;
  if (step === 'REQUEST_INFO' && isInquiry(request)) return formMessages.to(words.buyerAndOthers(request.buyerName));
  return toOtherSide(request);
}

/** Beside a field whose text one seller, or the buyer, reads. */
export const toOne = (name: string): string => formMessages.to(name);
