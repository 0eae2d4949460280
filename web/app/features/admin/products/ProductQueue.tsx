import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { DecisionQueue, type DecisionTarget } from '../../staff/index.ts';
import { countsText } from './counts.ts';
import { productQueueMessages as words } from './messages.ts';
import { productDecisions, productMerges } from './productDecisions.ts';
import type {
  ProductQueue_LabelsFragment as Labels,
  ProductQueue_ProductFragment as Product,
} from './ProductQueue.generated.ts';
import { mergeableInto, QueuedProduct } from './QueuedProduct.tsx';

interface ProductQueueProps {
  products: readonly (Masked<Product> & { id: string })[];
  labels: Masked<Labels>;
}

/** Base products, one below the other, each with what it states and what it may be the same as. */
export function ProductQueue({ products, labels: masked }: ProductQueueProps) {
  const labels = readFragment<Labels>(masked);
  return (
    <DecisionQueue
      label={words.list}
      rows={readFragment<Product>(products)}
      states={labels.productStates?.values}
      targetOf={({ id, version, name, allowedActions, missing, review }) => ({
        kind: productDecisions,
        id,
        version,
        name,
        missing,
        actions: allowedActions,
        own: review?.isOwn ? words.own : undefined,
      })}
      othersOf={mergesOf}
    >
      {(product, decisions, merges) => (
        <QueuedProduct product={product} labels={labels} decisions={decisions} merges={merges} />
      )}
    </DecisionQueue>
  );
}

/** Into each of those that it may be the same as; what follows it is told first, and repeated. */
function mergesOf(product: Product): DecisionTarget[] {
  const { id, version, name, review } = product;
  const { entries = 0, favorites = 0, notes = 0 } = review?.counts ?? {};
  return mergeableInto(product).map((match) => ({
    kind: productMerges,
    id,
    version,
    name: words.mergeOf(name, match.name),
    actions: ['MERGE'],
    hidden: { intoId: match.baseProductId, entries, favorites, notes },
    fields: () => <p>{words.mergeLead(countsText(product))}</p>,
  }));
}
