import type { FieldProblem } from '../../../platform/graph/GraphError.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { landedPriceMessages as words } from './messages.ts';

/** How an offer is ordered: at least `moq` sale units, then in steps of `orderStep` counted from it. */
export interface OrderTerms {
  moq: number;
  orderStep: number;
  saleUnit: string;
}

/** What a person reads beside a refused quantity: the rule, and where there is one the nearest quantities that fit it. */
export function quantityProblem({ code }: FieldProblem, quantity: number, terms: OrderTerms): string {
  const { moq, orderStep, saleUnit } = terms;
  if (code === 'MIN_VALUE') return words.least(formatInteger(moq), saleUnit);
  if (code === 'MAX_VALUE') return words.most;
  if (code !== 'ORDER_STEP') return words.wholeNumber;
  const below = quantity - ((quantity - moq) % orderStep);
  const nearest = [below, below + orderStep].map(formatInteger).join(words.or);
  return words.steps(formatInteger(moq), formatInteger(orderStep), nearest);
}
