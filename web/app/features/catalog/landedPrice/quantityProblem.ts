import Big from 'big.js';
import type { FieldProblem } from '../../../platform/graph/GraphError.ts';
import type { Decimal } from '../../../platform/graph/scalars.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { landedPriceMessages as words } from './messages.ts';

/** How an offer is ordered: at least `moq` sale units, then in steps of `orderStep` counted from it. */
export interface OrderTerms {
  moq: Decimal;
  orderStep: Decimal;
  saleUnitText: string;
}

/** What a person reads beside a refused quantity: the rule, and where there is one the nearest quantities that fit it. */
export function quantityProblem({ code }: FieldProblem, quantity: Decimal, terms: OrderTerms): string {
  const { moq, orderStep, saleUnitText } = terms;
  if (code === 'MIN_VALUE') return words.least(formatDecimal(moq), saleUnitText);
  if (code === 'MAX_VALUE') return words.most;
  if (code !== 'ORDER_STEP') return words.wholeNumber;
  const asked = new Big(quantity);
  const below = asked.minus(asked.minus(moq).mod(orderStep));
  const nearest = [below, below.plus(orderStep)].map((each) => formatDecimal(each.toFixed())).join(words.or);
  return words.steps(formatDecimal(moq), formatDecimal(orderStep), nearest);
}
