import { decimal } from '../../../platform/decimal.ts';
import { endsAloneFrom } from '../../orders/changes/consent-clock.ts';
import { actionsOn, hasRoomToSpeak } from '../../disputes/access.ts';
import type { ConsentRow } from '../../orders/changes/consents.repository.ts';
import { isAskedOf } from '../../orders/changes/sides.ts';
import { isOwnDocument } from '../../documents/shown-documents.ts';
import { isCounted, MOST_DOCUMENTS, typesFor } from '../../documents/document-types.ts';
import { roomOf } from '../../orders/fulfilment/progress.ts';
import {
  isFrozen,
  MOST_SHIPMENTS,
  type ProgressRow,
  type ShipmentRow,
} from '../../orders/fulfilment/shipments.repository.ts';
import { openChains } from '../../sourcing/participations/chains.ts';
import { MOST_CLARIFICATIONS, MOST_SELLERS } from '../../sourcing/rfq/limits.ts';
import { statusFor } from '../../sourcing/participations/own-part.ts';
import type { RequestParts } from './request-parts.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { TradeConsentKind } from '../../orders/changes/consents.enums.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import type { TradeAction } from '../../sourcing/trade.enums.ts';

/** domain rule: so often a seller may ask before answering a direct order */
export const MOST_QUESTIONS = 3;

/** How often the seller that is looked at may still ask. */
export const questionsLeftOf = ({ kind, questionCount, questionsAsked }: TradeRequestRow): number =>
  Math.max(0, kind === 'OPEN_RFQ' ? MOST_CLARIFICATIONS - (questionsAsked ?? 0) : MOST_QUESTIONS - questionCount);

type Facts = Omit<RequestParts, 'lines' | 'participations' | 'approvals' | 'contacts' | 'colleagues' | 'market'> & {
  row: TradeRequestRow;
  side: TradeSide;
  now: Date;
};

/** Whether what the table lets somebody do has anything to be done with. */
export const possibleIn =
  ({ row, questions, side, progress, shipments, milestones, documents, consents, disputes, now }: Facts) =>
  (action: TradeAction): boolean => {
    const goesOn = ({ lineId }: { lineId: string }) =>
      !progress.some((each) => each.lineId === lineId && isFrozen(each));
    const isOnTheWay = shipments.some(({ status, lines }) => status === 'ON_THE_WAY' && lines.some(goesOn));
    const dispute = disputes.find(({ endedAt }) => endedAt === null);
    switch (action) {
      case 'REQUEST_INFO':
        return questionsLeftOf(row) > 0;
      case 'PROVIDE_INFO':
        return row.kind === 'DIRECT_ORDER' || questions.some(({ answeredAt }) => answeredAt === null);
      case 'INVITE_SELLER':
        return row.chains.length < MOST_SELLERS && (row.quoteDeadlineAt === null || row.quoteDeadlineAt > now);
      case 'REMOVE_SELLER':
        return openChains(row).some(({ participationStatus }) => participationStatus !== 'QUOTING');
      case 'SHIP':
        return shipments.length < MOST_SHIPMENTS && progress.some((line) => roomOf(line).gt(0));
      case 'DELIVER':
        return isOnTheWay;
      case 'REPORT_ARRIVAL':
        return row.categoryType === 'Product' && isOnTheWay;
      case 'CONFIRM_DELIVERY':
        return shipments.some((each) => isAnswerable({ ...each, lines: each.lines.filter(goesOn) }, progress));
      case 'SUBMIT_MILESTONE':
        return milestones.some(({ status }) => status === 'PLANNED' || status === 'REJECTED');
      case 'ACCEPT_MILESTONE':
      case 'REJECT_MILESTONE':
        return milestones.some(({ status }) => status === 'SUBMITTED');
      case 'ADD_DOCUMENT':
        return typesFor(side, statusFor(row, side)).length > 0 && documents.filter(isCounted).length < MOST_DOCUMENTS;
      case 'RETRACT_DOCUMENT':
        return documents.some((each) => isOwnDocument(each, row, side) && each.retractedAt === null);
      case 'CANCEL':
        return row.status !== 'AGREED' || mayEndAlone(row, now);
      case 'OPEN_DISPUTE':
        return progress.some((line) => !isFrozen(line));
      case 'ADD_EVIDENCE':
        return dispute !== undefined && actionsOn(dispute, side).includes(action) && hasRoomToSpeak(dispute, side);
      case 'ANSWER_DISPUTE':
      case 'END_EVIDENCE':
      case 'WITHDRAW_DISPUTE':
        return dispute !== undefined && actionsOn(dispute, side).includes(action);
      case 'ASK_SETTLEMENT':
        return (
          dispute !== undefined &&
          actionsOn(dispute, side).includes(action) &&
          isConsentPossible(action, side, consents)
        );
      default:
        return isConsent(action) ? isConsentPossible(action, side, consents) : true;
    }
  };

/** Whether anything is left to be said of a shipment. What was refused may be accepted after all, unless it has come again. */
const isAnswerable = ({ status, lines }: ShipmentRow, progress: readonly ProgressRow[]) =>
  (status === 'DELIVERED' || status === 'ANSWERED') &&
  lines.some(({ lineId, accepted, refused, quantity }) => {
    if (decimal(accepted).plus(refused).lt(quantity)) return true;
    return decimal(refused).gt(0) && progress.some((line) => line.lineId === lineId && roomOf(line).gt(0));
  });

/** Whether an agreement has waited for its money so long that one side may end it alone. */
export const mayEndAlone = ({ agreedAt }: Pick<TradeRequestRow, 'agreedAt'>, now: Date): boolean =>
  agreedAt !== null && now >= endsAloneFrom(agreedAt);

type ConsentAction = `${'ASK' | 'AGREE' | 'REFUSE' | 'WITHDRAW'}_${TradeConsentKind}`;
const isConsent = (action: TradeAction): action is ConsentAction =>
  /_(CANCELLATION|TERM_CHANGE|SETTLEMENT)$/.test(action);

/** One question of a kind is open at a time; who is asked answers it, and who asked takes it back. */
function isConsentPossible(action: ConsentAction, side: TradeSide, consents: readonly ConsentRow[]): boolean {
  const open = consents.find(({ kind, status }) => status === 'ASKED' && action.endsWith(kind));
  if (action.startsWith('ASK_')) return !open;
  if (!open) return false;
  return action.startsWith('WITHDRAW_') ? open.side === side : isAskedOf(side, open);
}
