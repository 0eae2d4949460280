import { type FieldProblem, GraphError } from '../../../platform/graph/GraphError.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { orderRefusals as words } from './messages.ts';

const isDecimal = (text: string | undefined): text is string => /^\d+(?:\.\d+)?$/.test(text ?? '');

/** The api tells of quantities, amounts and days as programs write them; a person reads them as on the page. */
function readable(problem: FieldProblem): FieldProblem {
  const { field, code, params: [first, second] = [] } = problem;
  const said = (message: string) => ({ ...problem, message });
  if (code === 'FORMAT' && field.endsWith('quantity')) return said(words.positive);
  if (code === 'DAY_TOO_FAR' && first) return said(words.dayTooFar(formatDate(first)));
  if (!isDecimal(first)) return problem;
  // Bounds are said in the words of the forms, which put the number in.
  if (code === 'MIN_VALUE') return { ...problem, params: [formatDecimal(first)] };
  if (code === 'ORDER_STEP' && isDecimal(second)) return said(words.step(formatDecimal(first), formatDecimal(second)));
  return code === 'MIN_ORDER_AMOUNT' ? said(words.leastAmount(formatMoney(first))) : problem;
}

/** A refusal of an order as a person reads it; any other failure as it is. */
export function readableRefusal(thrown: unknown): unknown {
  if (!(thrown instanceof GraphError) || !thrown.data.fields) return thrown;
  const { status, statusText, code, data } = thrown;
  return new GraphError(status, statusText, code, { ...data, fields: thrown.data.fields.map(readable) });
}

/** What was written, or why it was refused as a person reads it. */
export const orderWritten = <Written>(write: Promise<Written>): Promise<Written> =>
  write.catch((thrown: unknown) => {
    throw readableRefusal(thrown);
  });
