import type {
  MilestoneStatus,
  ShipmentStatus,
  TradeAction,
  TradeStatus,
} from '../../../platform/graph/types.generated.ts';
import { tradeMessages } from '../messages.ts';
import type { Turn_RequestFragment as Request } from './Turn.generated.ts';

const words = tradeMessages.turn;

/** What leads a request on; to withdraw or to end it nobody is waited for. */
const onward: readonly TradeAction[] = [
  'EDIT',
  'REQUEST_CONFIRMATION',
  'CONFIRM_AND_PUBLISH',
  'PROVIDE_INFO',
  'ACKNOWLEDGE_LIST_PRICE',
  'SEND_QUOTE',
  'ACCEPT_QUOTE',
  'SHIP',
  'DELIVER',
  'CONFIRM_DELIVERY',
  'SUBMIT_MILESTONE',
  'ACCEPT_MILESTONE',
  'ANSWER_DISPUTE',
  'ADD_EVIDENCE',
  'AGREE_SETTLEMENT',
];

/** Whether the viewer can do what is waited for: whoever has asked colleagues waits for them. */
export function isOwnTurn({ side, turn, allowedActions, approvals }: Request): boolean {
  const answers = approvals.flatMap((each) => each.allowedActions);
  const leadsOn = () => allowedActions.some((action) => onward.includes(action));
  return turn === side && (answers.includes('APPROVE') || (!answers.includes('WITHDRAW') && leadsOn()));
}

/** Whose turn it is, as the viewer calls them; undefined where it is nobody's. */
export function turnText(request: Request): string | undefined {
  const { side, turn } = request;
  if (!turn) return undefined;
  if (turn !== side) return words[turn];
  return isOwnTurn(request) ? words.own : words.colleague;
}

interface Handed {
  status: TradeStatus;
  shipments: readonly { status: ShipmentStatus; answerDueAt: string | null }[];
  milestones: readonly { status: MilestoneStatus; dueAt: string | null }[];
}

/**
 * Until when the buyer reviews what came of an order of which more is to come, undefined when nothing waits for that.
 * Both sides are waited for then; to the seller it stays the own turn.
 */
export function reviewDueOf({ status, shipments, milestones }: Handed): string | undefined {
  if (status !== 'IN_FULFILMENT') return undefined;
  const dues = [
    ...shipments.flatMap((each) => (each.status === 'DELIVERED' ? (each.answerDueAt ?? []) : [])),
    ...milestones.flatMap((each) => (each.status === 'SUBMITTED' ? (each.dueAt ?? []) : [])),
  ];
  return dues.toSorted()[0];
}
