import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { formMessages, ruleText } from '../../../../platform/forms/messages.ts';
import type { RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { toldOnPage } from '../../../../platform/forms/plain/toldOnPage.ts';
import { textOf } from '../../../../platform/forms/refusal.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import {
  contentInput,
  type Leaf,
  leavesIn,
  LeavesForProductDocument,
  problemsOf,
  SheetOfCategoryDocument,
} from '../../../products/index.ts';
import { entryMessages } from '../messages.ts';
import { ProposeBaseProductDocument } from '../NewEntryDialog.generated.ts';
import { beginEntry } from './beginPlainEntry.ts';
import { findProducts, isTooShort } from './findProducts.ts';
import { plainEntryMessages } from './messages.ts';
import { plainProposalName } from './names.ts';
import { emptyProposal, type ShownProposal, type TypedProposal } from './proposal.ts';
import { sellerAt } from './sellerAt.ts';
import { typedSheetIn } from './typedSheetIn.ts';

export type RefusedProposal = RefusedPart<TypedProposal> & ShownProposal;

/** Looks for a category, shows what it measures, or proposes the product and begins a draft on it. */
export const proposePlainProduct: PlainAction<RefusedProposal> = async (sent, args) => {
  const { merchantId, customerId, suppliers } = await sellerAt(args, sent);
  const names = Object.keys(emptyProposal) as (keyof TypedProposal)[];
  const typed = Object.fromEntries(names.map((name) => [name, sent.text(name)])) as TypedProposal;
  const asked = await measuredIn(args, sent, typed);
  const { properties = [], sheet = {} } = asked ?? {};
  const form = { form: plainProposalName, id: merchantId };
  const again = async (
    problems: Readonly<Record<string, string>>,
    more: { failure?: string; ofSheet?: Readonly<Record<string, string>>; proposedId?: string } = {},
  ) => ({
    ...form,
    // From now on the sheet stands in the form.
    typed: { ...typed, sheetOf: asked ? typed.categoryId : '', proposedId: more.proposedId ?? typed.proposedId },
    problems,
    leaves: await leavesFor(args, typed, asked?.name),
    ...(more.failure && { failure: more.failure }),
    ...(suppliers && { suppliers }),
    ...(asked && {
      measured: { properties, quantities: asked.quantities, sheet, problems: more.ofSheet ?? {} },
    }),
  });
  if (sent.text('act') === 'LOOK') return { status: 200, again: await again({}) };
  const missing = {
    ...(typed.name.trim() === '' && { name: ruleText('REQUIRED') }),
    ...(typed.categoryId === ''
      ? { categoryId: ruleText('REQUIRED') }
      : typed.sheetOf !== typed.categoryId && { categoryId: plainEntryMessages.product.sheetFirst }),
    ...(suppliers && !typed.supplierId && { supplierId: entryMessages.create.chooseSupplier }),
  };
  if (Object.keys(missing).length > 0) return { status: 400, again: await again(missing) };
  let proposedId = typed.proposedId;
  try {
    proposedId ||= await propose();
    const { supplierId } = typed;
    // Another route than the proposal's: the key of the form is good for both.
    return await beginEntry(sent, { merchantId, baseProductId: proposedId, ...(suppliers && { supplierId }) });
  } catch (thrown) {
    const { error, status } = toldOnPage(thrown);
    const told = problemsOf(error, { properties, sheet });
    const isTold = Object.keys({ ...told.fields, ...told.properties }).length > 0;
    const failure = isTold ? {} : { failure: textOf(error, formMessages.failed, formMessages.offline) };
    return { status, again: await again(told.fields, { ...failure, ofSheet: told.properties, proposedId }) };
  }

  async function propose(): Promise<string> {
    const content = contentInput({ ...typed, properties, sheet });
    const input = { customerId: found(args, customerId), ...content };
    return (await sent.write(ProposeBaseProductDocument, { input })).ownBaseProduct.id;
  }
};

/** What is measured in the chosen category, and what was typed of it. */
async function measuredIn(args: ScreenArgs, sent: PlainAnswer, { categoryId }: TypedProposal) {
  if (!categoryId) return undefined;
  const { category, measurementQuantities } = await load(args, SheetOfCategoryDocument, { categoryId });
  const { name, properties } = found(args, category);
  const all = properties ?? [];
  return { name, properties: all, quantities: measurementQuantities, sheet: typedSheetIn(sent, all) };
}

/** Categories by what was typed, those of like products, and the chosen one. @param chosenName what that is called */
async function leavesFor(args: ScreenArgs, typed: TypedProposal, chosenName: string | undefined): Promise<Leaf[]> {
  const { categoryKey, categoryId, name, brandName } = typed;
  const isAsked = !isTooShort({ name: categoryKey.trim(), brandName: '' });
  const [found, like] = await Promise.all([
    isAsked ? load(args, LeavesForProductDocument, { searchKey: categoryKey.trim() }).then(leavesIn) : [],
    isTooShort({ name: name.trim(), brandName })
      ? []
      : findProducts(args, { name: name.trim(), brandName }).then(leavesOf),
  ]);
  const chosen = chosenName === undefined ? [] : [{ id: categoryId, label: chosenName }];
  return [...new Map([...chosen, ...found, ...like].map((leaf) => [leaf.id, leaf])).values()];
}

const leavesOf = ({ matches }: Awaited<ReturnType<typeof findProducts>>) =>
  matches.map(({ categoryId, categoryName }) => ({ id: categoryId, label: categoryName }));
