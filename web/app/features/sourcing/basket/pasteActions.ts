import { safeParse } from 'valibot';
import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { serverGraphContext } from '../../../platform/graph/server/ServerGraph.ts';
import { redirect } from 'react-router-dom';
import { basketPath } from '../../../paths.ts';
import { loginHref } from '../../../platform/session/redirectPath.ts';
import { pasteMessages } from '../edit/paste/messages.ts';
import { ParseLinesDocument } from '../edit/paste/ParseLines.generated.ts';
import { type Parsed, pasteSchema, type Taken, takenOf } from '../edit/paste/pasted.ts';
import { mergeField, pastedField } from '../edit/paste/plain/names.ts';
import { choicesOf, type RefusedPaste } from '../edit/paste/plain/pastePlainly.ts';
import { AddBasketLinesDocument } from './Basket.generated.ts';
import { forms } from './names.ts';

/** Only for who is logged in. */
async function parse(args: ScreenArgs, text: string): Promise<Parsed> {
  const { viewer } = await args.context.get(serverGraphContext).ask(ParseLinesDocument, { text }, false);
  if (!viewer?.parsedLines) throw redirect(loginHref(basketPath), 303);
  return viewer.parsedLines;
}

/** Reads what was pasted, and shows the page again with it: nothing is written. */
export const pasteIntoBasket: PlainAction<RefusedPaste> = async (sent, args) => {
  const typed = { text: sent.paragraphs('text') };
  const shown = { form: forms.paste, id: '', typed };
  const read = safeParse(pasteSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  try {
    return {
      status: 200,
      again: { ...shown, typed: { ...typed, parsed: await parse(args, typed.text) }, problems: {} },
    };
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return refusedPart(thrown, { ...shown, known: ['text'] });
  }
};

/** Puts the chosen lines into the basket. */
export const addPastedToBasket: PlainAction<RefusedPaste> = async (sent, args) => {
  const text = sent.paragraphs('text');
  const parsed = await parse(args, text);
  const choices = choicesOf(sent, parsed);
  const shown = { form: forms.pasted, id: '', typed: { text, parsed, choices } };
  const { taken, problems } = takenOf(parsed.lines, (row) => choices[row]!);
  const broken = Object.fromEntries([...problems].map(([row, problem]) => [pastedField('quantity', row), problem]));
  if (problems.size > 0) return { status: 400, again: { ...shown, problems: broken } };
  if (taken.length === 0) return { status: 400, again: { ...shown, problems: {}, failure: pasteMessages.noneTaken } };
  try {
    await sent.write(AddBasketLinesDocument, {
      input: { lines: taken.map(lineOf), whenPresent: sent.text(mergeField) === 'ADD' ? 'ADD' : 'REPLACE' },
    });
  } catch (thrown) {
    return refusedPart(thrown, { ...shown, known: [] });
  }
  throw redirect(basketPath, 303);
};

const lineOf = ({ offer, need, quantity, note }: Taken) => ({
  ...(offer && { supplierProductId: offer.supplierProductId }),
  ...(need && {
    title: need.title,
    ...(need.unitId && { unitId: need.unitId }),
    ...(need.categoryId && { categoryId: need.categoryId }),
  }),
  quantity,
  ...(note && { note }),
});
