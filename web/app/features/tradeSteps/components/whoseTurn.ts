import type { TradeAction } from '../../../platform/graph/types.generated.ts';
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
  const answers = approvals.nodes.flatMap((each) => each.allowedActions);
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
