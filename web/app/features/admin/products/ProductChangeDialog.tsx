import { TextField } from '../../../design/TextField.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { ProductDialog, type ProductForm_ProductFragment } from '../../products/index.ts';
import { queueMessages } from '../../staff/index.ts';
import { productQueueMessages } from './messages.ts';
import { DecideBaseProductDocument, type ProductQueue_ProductFragment as Product } from './ProductQueue.generated.ts';

const words = productQueueMessages.change;

/** Changes what a base product says, and publishes one that waits if that is wanted. */
export function ProductChangeDialog({ product, close }: { product: Product; close(): void }) {
  const { id, version, name, allowedActions } = product;
  const isPublished = product.status === 'PUBLISHED';
  const ways = [
    { value: 'CHANGE', label: words.save },
    { value: 'PUBLISH', label: words.publish },
  ] as const;
  return (
    <ProductDialog
      title={words.title(name)}
      product={readFragment<ProductForm_ProductFragment>(product)}
      isCategoryFixed={isPublished}
      lead={isPublished && <p className="max-w-[68ch] text-muted">{words.lead}</p>}
      saves={ways.filter(({ value }) => allowedActions.includes(value))}
      send={async (content, form, how) => {
        const decision = how as 'CHANGE' | 'PUBLISH';
        const reason = String(form.get('reason')).trim();
        const input = { baseProductId: id, version, decision, reason, content };
        await write(DecideBaseProductDocument, { input }, { outdates: ['staff.baseProducts'] });
        notify('success', decision === 'PUBLISH' ? words.published : words.done);
      }}
      close={close}
    >
      {(problems) => (
        <TextField
          label={queueMessages.reason.label}
          hint={productQueueMessages.reasonHint}
          error={problems.reason}
          name="reason"
          maxLength={500}
          dir="auto"
        />
      )}
    </ProductDialog>
  );
}
