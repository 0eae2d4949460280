import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { toldOnPage } from '../../../platform/forms/plain/toldOnPage.ts';
import { forPeople } from '../../../platform/errors/forPeople.ts';
import { formMessages, ruleText } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import type { GraphError } from '../../../platform/graph/GraphError.ts';
import { found, load } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { StockState } from '../../../platform/graph/types.generated.ts';
import { goodsVariables, readGoodsAddress } from './goodsAddress.ts';
import {
  itemOf,
  jumpsIn,
  type Problems,
  problemsOf,
  type RefusedRow,
  type TypedRow,
  typedRow,
} from './goodsChanges.ts';
import { GoodsTabDocument } from './GoodsTab.generated.ts';
import { type GoodsTable_EntryFragment as Entry, UpdatePricesAndStockDocument } from './GoodsTable.generated.ts';

/** Saves price, stock and lead time of one entry of the list at the request's address. */
export const savePlainRow: PlainAction<RefusedRow> = async (sent, args) => {
  const state = found(args, readGoodsAddress(new URL(args.request.url).search));
  const { viewer } = await load(args, GoodsTabDocument, goodsVariables(state));
  const entries = readFragment<Entry>(viewer?.supplierProducts?.nodes ?? []);
  const entry = found(
    args,
    entries.find(({ id }) => id === sent.text('id')),
  );
  const typed: TypedRow = {
    // A row without a field for the price keeps the stored one.
    price: sent.text('hasPrice') ? sent.text('price') : typedRow(entry).price,
    stockState: sent.text('stockState') as StockState,
    leadTimeDays: sent.text('leadTimeDays'),
  };
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) return { status: 400, again: { id: entry.id, typed, problems } };
  const item = {
    ...itemOf(entry, typed),
    // As it was when the page was made: what somebody else changed since is not written over.
    version: Number(sent.text('version')),
    ...(sent.text('confirmsJump') && { confirmsJump: true }),
  };
  try {
    await sent.write(UpdatePricesAndStockDocument, { input: { items: [item] } });
    return undefined;
  } catch (thrown) {
    const { error, status } = toldOnPage(thrown);
    return { status, again: { id: entry.id, typed, ...refusalOf(error, entry) } };
  }
};

/** What a person reads of a refusal: a question, what is wrong in a field, or why nothing was saved. */
function refusalOf(error: GraphError, entry: Entry): Pick<RefusedRow, 'problems' | 'failure' | 'jump'> {
  const [jump] = jumpsIn(error, [entry]) ?? [];
  if (jump) return { problems: {}, jump };
  const problems = Object.fromEntries(
    (error.data.fields ?? []).flatMap(({ field, code, message, params }) => {
      const place = /price/i.test(field) ? 'price' : field.endsWith('leadTimeDays') ? 'leadTimeDays' : undefined;
      return place ? [[place, forPeople(message) ?? ruleText(code, params)]] : [];
    }),
  ) as Problems;
  const isTold = Object.keys(problems).length > 0;
  return { problems, ...(!isTold && { failure: textOf(error, formMessages.failed, formMessages.offline) }) };
}
