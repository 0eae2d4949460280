import { useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { ProductDialog, type ProductForm_ProductFragment as Product } from '../../products/index.ts';
import { goodsMessages } from './messages.ts';
import { ProposalToChangeDocument, ReproposeBaseProductDocument } from './Proposals.generated.ts';

const words = goodsMessages.proposals;

interface ProposeAnewDialogProps {
  proposal: { id: string; name: string; reason: string | null };
  close(): void;
}

/** Proposes a product anew that was turned down, changed; what is stored is asked for first. */
export function ProposeAnewDialog({ proposal: { id, name, reason }, close }: ProposeAnewDialogProps) {
  const [product, setProduct] = useState<Product>();
  useEffect(() => {
    let isWanted = true;
    const failed = () => {
      if (!isWanted) return;
      notify('error', words.notRead);
      close();
    };
    ask(ProposalToChangeDocument, { id }).then(({ viewer }) => {
      if (!viewer?.baseProduct) failed();
      else if (isWanted) setProduct(readFragment<Product>(viewer.baseProduct));
    }, failed);
    return () => void (isWanted = false);
  }, [id, close]);
  if (!product) return null;
  return (
    <ProductDialog
      title={words.proposeAnewOf(name)}
      product={product}
      lead={reason && <Alert kind="info">{words.reason(reason)}</Alert>}
      saves={[{ value: 'PROPOSE', label: words.proposeAnew }]}
      send={async (content) => {
        const input = { baseProductId: id, version: product.version, ...content };
        await write(ReproposeBaseProductDocument, { input }, { outdates: ['viewer.baseProducts'] });
        notify('success', words.proposedAnew);
      }}
      close={close}
    />
  );
}
