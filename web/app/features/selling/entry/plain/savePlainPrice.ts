import { safeParse } from 'valibot';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { toldOnPage } from '../../../../platform/forms/plain/toldOnPage.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  UpdatePriceAndStockDocument,
  UpdateSupplierProductDocument,
} from '../EntryEditor.generated.ts';
import { wholeOf } from '../entryForm.ts';
import { isReviewed } from '../isReviewed.ts';
import { jumpIn } from '../priceJump.ts';
import { placeOfPrice, pricePart, publishedPrice, type TypedPrice, withoutGaps } from '../priceForm.ts';
import { entryAt } from './entryAt.ts';
import { plainPriceName } from './names.ts';
import type { RefusedTexts } from './savePlainPart.ts';

/** With both prices, where one jumps and nobody has said that it is meant. */
export type RefusedPrice = RefusedTexts & { jump?: { from: string; to: string } };

/** Saves price, stock and lead time of an entry; those of a published one change at once. */
export const savePlainPrice: PlainAction<RefusedPrice> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const stored = pricePart.typedOf(entry);
  const known = Object.keys(stored);
  const fromForm = Object.fromEntries(known.map((name) => [name, sent.text(name)])) as TypedPrice;
  const typed = entry.maySetPrice
    ? withoutGaps(fromForm)
    : { ...stored, stockState: fromForm.stockState, leadTimeDays: fromForm.leadTimeDays };
  const form = { form: plainPriceName, id: entry.id, typed };
  const read = safeParse(pricePart.schema, typed);
  if (!read.success) return { status: 400, again: { ...form, problems: problemsIn(read.issues) } };
  try {
    await writePrice(sent, entry, pricePart.change(read.output, entry));
    return undefined;
  } catch (thrown) {
    const jump = jumpIn(thrown);
    if (jump) return { status: toldOnPage(thrown).status, again: { ...form, problems: {}, jump } };
    return refusedPart(thrown, { ...form, known, placeOf: placeOfPrice });
  }
};

async function writePrice(sent: PlainAnswer, entry: Entry, change: ReturnType<typeof pricePart.change>) {
  // As it was when the page was made: what somebody else changed since is not written over.
  const version = Number(sent.text('version'));
  if (isReviewed(entry.status)) {
    const confirmsJump = sent.text('confirmsJump') !== '';
    await sent.write(UpdatePriceAndStockDocument, {
      input: { supplierProductId: entry.id, version, ...publishedPrice(change), confirmsJump },
    });
  } else {
    const whole = emptyAsNull({ ...wholeOf(entry), ...change });
    await sent.write(UpdateSupplierProductDocument, { input: { ...whole, supplierProductId: entry.id, version } });
  }
}
