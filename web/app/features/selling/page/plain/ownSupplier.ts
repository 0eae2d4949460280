import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { type OwnSupplierCard_SupplierFragment as Supplier, PageTabDocument } from '../PageTab.generated.ts';

/** The own supplier whose page a form without script is about. */
export async function ownSupplier(args: ScreenArgs, sent: PlainAnswer): Promise<Supplier> {
  const { viewer } = await load(args, PageTabDocument, {});
  const suppliers = readFragment<Supplier>(viewer?.suppliers ?? []);
  return found(
    args,
    suppliers.find(({ id }) => id === sent.text('id')),
  );
}
