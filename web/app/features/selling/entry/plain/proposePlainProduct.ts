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
import { isSearch } from '../findProducts.ts';
import { entryMessages } from '../messages.ts';
import { ProposeBaseProductDocument } from '../NewEntryDialog.generated.ts';
import type { Supplier } from '../SupplierField.tsx';
import { beginEntry } from './beginPlainEntry.ts';
import { entryAt } from './entryAt.ts';
import { plainEntryMessages } from './messages.ts';
import { plainProductProposalName, plainProposalName } from './names.ts';
import { foundFor } from './plainFind.ts';
import { emptyProposal, type ShownProposal, type TypedProposal } from './proposal.ts';
import { moveEntry } from './savePlainProduct.ts';
import { accountAt, sellerAt } from './sellerAt.ts';
import { typedSheetIn } from './typedSheetIn.ts';

export type RefusedProposal = RefusedPart<TypedProposal> & ShownProposal;

const names = Object.keys(emptyProposal) as (keyof TypedProposal)[];
/** Whether a field is seen in the form: what is wrong with another one, as the version of an entry, stands above them. */
const isShown = (field: string) =>
  field !== 'sheetOf' && field !== 'proposedId' && (names as readonly string[]).includes(field);

/** What is to stand on a product that is proposed. */
interface Stand {
  /** Of what the form is. */
  id: string;
  /** The company that proposes. */
  customerId: string | undefined;
  /** For whom it can be sold, where that is chosen. */
  suppliers?: readonly Supplier[];
  /** Puts it there. */
  take(baseProductId: string, supplierId: string | undefined): Promise<unknown>;
}

/** Looks for a category, shows what it measures, or proposes the product and puts onto it what is to stand there. */
const proposing =
  (formName: string, standAt: (args: ScreenArgs, sent: PlainAnswer) => Promise<Stand>): PlainAction<RefusedProposal> =>
  async (sent, args) => {
    const { id, customerId, suppliers, take } = await standAt(args, sent);
    const typed = Object.fromEntries(names.map((name) => [name, sent.text(name)])) as TypedProposal;
    const asked = await measuredIn(args, sent, typed);
    const { properties = [], sheet = {} } = asked ?? {};
    const again = async (
      problems: Readonly<Record<string, string>>,
      more: { failure?: string; ofSheet?: Readonly<Record<string, string>>; proposedId?: string } = {},
    ) => ({
      form: formName,
      id,
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
      // Another route than the proposal's: the key of the form is good for both.
      await take(proposedId, suppliers && typed.supplierId);
      return undefined;
    } catch (thrown) {
      const { error, status } = toldOnPage(thrown);
      const told = problemsOf(error, { properties, sheet });
      const refused = Object.keys(told.fields);
      const isTold = refused.length > 0 ? refused.every(isShown) : Object.keys(told.properties).length > 0;
      const failure = isTold ? {} : { failure: textOf(error, formMessages.failed, formMessages.offline) };
      return { status, again: await again(told.fields, { ...failure, ofSheet: told.properties, proposedId }) };
    }

    async function propose(): Promise<string> {
      const content = contentInput({ ...typed, properties, sheet });
      const input = { customerId: found(args, customerId), ...content };
      return (await sent.write(ProposeBaseProductDocument, { input })).ownBaseProduct.id;
    }
  };

/** Begins a draft on what is proposed. @throws a redirect to its editor */
export const proposePlainEntry = proposing(plainProposalName, async (args, sent) => {
  const { merchantId, ...seller } = await sellerAt(args, sent);
  return {
    ...seller,
    id: merchantId,
    take: (baseProductId, supplierId) =>
      beginEntry(sent, { merchantId, baseProductId, ...(supplierId !== undefined && { supplierId }) }),
  };
});

/** Puts an entry onto what is proposed. */
export const proposePlainProduct = proposing(plainProductProposalName, async (args, sent) => {
  const { id, merchantId } = (await entryAt(args)).entry;
  const { customerId } = await accountAt(args, merchantId);
  return { id, customerId, take: (baseProductId) => moveEntry(sent, id, baseProductId) };
});

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
  const { categoryKey, categoryId } = typed;
  const isAsked = isSearch({ key: categoryKey.trim() });
  const sought = { key: typed.name.trim() };
  const [found, like] = await Promise.all([
    isAsked ? load(args, LeavesForProductDocument, { searchKey: categoryKey.trim() }).then(leavesIn) : [],
    isSearch(sought)
      ? foundFor(args, { ...sought, categoryId: '', pageNumber: 1 }).then(({ begun }) => begun.leaves)
      : [],
  ]);
  const chosen = chosenName === undefined ? [] : [{ id: categoryId, label: chosenName }];
  return [...new Map([...chosen, ...found, ...like].map((leaf) => [leaf.id, leaf])).values()];
}
