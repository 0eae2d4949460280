import { formMessages } from '../../../platform/forms/messages.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  UpdateSupplierProductBaseProductDocument,
} from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';
import type { EntryWriting } from './useEntryWriting.ts';
import { ProductChoiceDialog } from './ProductChoiceDialog.tsx';
import { isReviewed } from './isReviewed.ts';
import { useProductChoice } from './useProductChoice.tsx';

const words = entryMessages.product;

interface ProductDialogProps {
  writing: EntryWriting;
  /** The company that sells it. */
  customerId: string | null | undefined;
  close(): void;
}

/** Puts an entry onto another base product: one that is found, or proposed. */
export function ProductDialog({ writing, customerId, close }: ProductDialogProps) {
  const isPublished = isReviewed(writing.entry.status);
  const choice = useProductChoice(customerId, {
    search: isPublished ? words.waits : words.lead,
    proposal: isPublished ? words.proposalWaits : words.proposalLead,
  });

  async function move(baseProductId: string) {
    await writing.inTurn(async ({ id, version }) => {
      const input = { supplierProductId: id, version, baseProductId };
      const { ownSupplierProduct } = await write(UpdateSupplierProductBaseProductDocument, { input });
      writing.took(readFragment<Entry>(ownSupplierProduct));
    });
    notify('success', isPublished ? words.asked : words.moved);
    close();
  }
  return (
    <ProductChoiceDialog
      title={words.title}
      choice={choice}
      labels={{ found: isPublished ? words.ask : words.save, proposed: words.propose }}
      failed={formMessages.failed}
      take={move}
      close={close}
    />
  );
}
