import { useState } from 'react';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { productQueueMessages as words } from './messages.ts';
import { type Act, ProductDecision } from './ProductDecision.tsx';
import type {
  ProductQueue_LabelsFragment as Labels,
  ProductQueue_ProductFragment as Product,
} from './ProductQueue.generated.ts';
import { QueuedProduct } from './QueuedProduct.tsx';

interface ProductQueueProps {
  products: readonly (Masked<Product> & { id: string })[];
  labels: Masked<Labels>;
}

/** Base products, one below the other, each with what it states and what it may be the same as. */
export function ProductQueue({ products: given, labels: masked }: ProductQueueProps) {
  const labels = readFragment<Labels>(masked);
  const [act, setAct] = useState<Act>();
  return (
    <>
      <ul aria-label={words.list} className="flex flex-col gap-4">
        {readFragment<Product>(given).map((product) => (
          <li key={product.id}>
            <QueuedProduct product={product} labels={labels} act={setAct} />
          </li>
        ))}
      </ul>
      {act && <ProductDecision act={act} labels={labels} close={() => setAct(undefined)} />}
    </>
  );
}
