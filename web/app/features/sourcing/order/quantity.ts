import * as v from 'valibot';
import { ruleText } from '../../../platform/forms/messages.ts';
import { readDecimal } from '../../../platform/text/digits.ts';

/** What is wrong with a quantity as typed, before the api says whether so much can be ordered. */
export function quantityProblem(typed: string): string | undefined {
  if (typed.trim() === '') return ruleText('REQUIRED');
  return readDecimal(typed) === undefined ? ruleText('NUMERIC') : undefined;
}

/** As it is sent. */
export const sentQuantity = (typed: string): string => readDecimal(typed) ?? typed.trim();

const quantity = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? quantityProblem(dataset.value) : undefined;
    if (message) addIssue({ message });
  }),
  v.transform(sentQuantity),
);

/** How much of an offer. */
export const quantitySchema = v.object({ quantity });
