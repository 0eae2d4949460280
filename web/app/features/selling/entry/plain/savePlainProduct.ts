import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { load } from '../../../../platform/graph/load.ts';
import { UpdateSupplierProductBaseProductDocument } from '../EntryEditor.generated.ts';
import type { Match } from '../MatchChoice.tsx';
import { entryMessages } from '../messages.ts';
import { ProductMatchesDocument } from '../NewEntryDialog.generated.ts';
import { entryAt } from './entryAt.ts';
import { plainEntryMessages } from './messages.ts';
import { plainProductName } from './names.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';

const [SHORTEST, LONGEST] = [2, 100];

export type RefusedProduct = RefusedPart<{ name: string; brandName: string; baseProductId: string }> & {
  /** What was found; undefined where nothing was looked for. */
  matches?: readonly Match[];
  reasons?: [string, string][];
};

/** Looks for a base product, or puts an entry onto the chosen one. */
export const savePlainProduct: PlainAction<RefusedProduct> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const { id } = entry;
  const typed = {
    name: sent.text('name').trim().slice(0, LONGEST),
    brandName: sent.text('brandName').trim().slice(0, LONGEST),
    baseProductId: sent.text('baseProductId'),
  };
  const form = { form: plainProductName, id, typed };
  const isFinding = sent.text('act') === 'FIND';
  if (typed.name.length < SHORTEST)
    return { status: 400, again: { ...form, problems: { name: plainEntryMessages.product.tooShort } } };
  const found = async () => {
    const { viewer, matchReasons } = await load(args, ProductMatchesDocument, {
      name: typed.name,
      ...(typed.brandName && { brandName: typed.brandName }),
    });
    const reasons = matchReasons?.values.map(({ value, displayFa }): [string, string] => [value, displayFa]) ?? [];
    return { matches: viewer?.baseProductMatches ?? [], reasons };
  };
  if (isFinding) return { status: 200, again: { ...form, problems: {}, ...(await found()) } };
  if (!typed.baseProductId) {
    const problems = { baseProductId: entryMessages.create.chooseFirst };
    return { status: 400, again: { ...form, problems, ...(await found()) } };
  }
  try {
    await sent.write(UpdateSupplierProductBaseProductDocument, {
      input: { id, version: Number(sent.text('version')), baseProductId: typed.baseProductId },
    });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...form, known: ['baseProductId'] });
    return { status, again: { ...again, ...(await found()) } };
  }
};
