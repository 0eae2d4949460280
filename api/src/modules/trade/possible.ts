import { decimal } from '../../platform/decimal.ts';
import { endsAloneFrom } from './consents/consent-clock.ts';
import { actionsOn } from './disputes/access.ts';
import type { DisputeRow } from './disputes/disputes.repository.ts';
import type { ConsentRow } from './consents/consents.repository.ts';
import { typesFor } from './documents/document-types.ts';
import type { DocumentRow } from './documents/documents.repository.ts';
import { roomOf } from './fulfilment/progress.ts';
import { isFrozen, type ProgressRow, type ShipmentRow } from './fulfilment/shipments.repository.ts';
import type { TradeRequestRow } from './requests.repository.ts';
import type { TradeAction, TradeConsentKind, TradeSide } from './trade.enums.ts';

/** domain rule: so often a seller may ask before answering a direct order */
export const MOST_QUESTIONS = 3;

type Facts = {
  row: Pick<TradeRequestRow, 'questionCount' | 'status' | 'agreedAt'>;
  side: TradeSide;
  progress: readonly ProgressRow[];
  shipments: readonly ShipmentRow[];
  documents: readonly DocumentRow[];
  consents: readonly ConsentRow[];
  disputes: readonly DisputeRow[];
  now: Date;
};

/** Whether what the table lets somebody do has anything to be done with. */
export const possibleIn =
  ({ row, side, progress, shipments, documents, consents, disputes, now }: Facts) =>
  (action: TradeAction): boolean => {
    const goesOn = ({ lineId }: { lineId: string }) =>
      !progress.some((each) => each.lineId === lineId && isFrozen(each));
    const dispute = disputes.find(({ endedAt }) => endedAt === null);
    switch (action) {
      case 'REQUEST_INFO':
        return row.questionCount < MOST_QUESTIONS;
      case 'SHIP':
        return progress.some((line) => roomOf(line).gt(0));
      case 'DELIVER':
        return shipments.some(({ status, lines }) => status === 'ON_THE_WAY' && lines.some(goesOn));
      case 'CONFIRM_DELIVERY':
        return shipments.some((each) => isAnswerable({ ...each, lines: each.lines.filter(goesOn) }));
      case 'ADD_DOCUMENT':
        return typesFor(side, row.status).length > 0;
      case 'RETRACT_DOCUMENT':
        return documents.some((each) => each.side === side && each.retractedAt === null);
      case 'CANCEL':
        return row.status !== 'AGREED' || mayEndAlone(row, now);
      case 'OPEN_DISPUTE':
        return progress.some((line) => !isFrozen(line));
      case 'ANSWER_DISPUTE':
      case 'ADD_EVIDENCE':
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

/** What was refused may be accepted after all. */
const isAnswerable = ({ status, lines }: ShipmentRow) =>
  (status === 'DELIVERED' || status === 'ANSWERED') &&
  lines.some(({ accepted, quantity }) => decimal(accepted).lt(quantity));

/** Whether an agreement has waited for its money so long that one side may end it alone. */
export const mayEndAlone = ({ agreedAt }: Pick<TradeRequestRow, 'agreedAt'>, now: Date): boolean =>
  agreedAt !== null && now >= endsAloneFrom(agreedAt);

type ConsentAction = `${'ASK' | 'AGREE' | 'REFUSE' | 'WITHDRAW'}_${TradeConsentKind}`;
const isConsent = (action: TradeAction): action is ConsentAction =>
  /_(CANCELLATION|TERM_CHANGE|SETTLEMENT)$/.test(action);

/** One question of a kind is open at a time; the other side answers it, and who asked takes it back. */
function isConsentPossible(action: ConsentAction, side: TradeSide, consents: readonly ConsentRow[]): boolean {
  const open = consents.find(({ kind, status }) => status === 'ASKED' && action.endsWith(kind));
  if (action.startsWith('ASK_')) return !open;
  return open !== undefined && (open.side === side) === action.startsWith('WITHDRAW_');
}
