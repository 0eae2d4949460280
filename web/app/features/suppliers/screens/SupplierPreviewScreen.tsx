import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { found, type ScreenArgs } from '../../../platform/graph/load.ts';
import { loadForStaff } from '../../../platform/graph/loadForStaff.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { SupplierProfile } from '../components/SupplierProfile.tsx';
import type {
  SupplierProfile_LabelsFragment as Labels,
  SupplierProfile_SupplierFragment as Supplier,
} from '../components/SupplierProfile.generated.ts';
import { supplierMessages } from '../messages.ts';
import { SupplierPreviewScreenDocument } from './SupplierPreviewScreen.generated.ts';

const words = supplierMessages.preview;

async function open(args: ScreenArgs) {
  const variables = { id: args.params.supplierId ?? '' };
  const { staff } = await loadForStaff(args, SupplierPreviewScreenDocument, variables);
  const { brandName } = readFragment<Supplier>(found(args, staff?.supplierPreview));
  return { variables, brandName, now: new Date().toISOString() };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title(args.loaderData?.brandName ?? ''), description: words.note, noindex: true });

/** A supplier that buyers do not see, as its page would be: for who decides it. */
export default function SupplierPreviewScreen() {
  const { variables, now } = useLoaderData<typeof loader>();
  const { data } = useGraph(SupplierPreviewScreenDocument, variables);
  const preview = data.staff?.supplierPreview;
  if (!preview) return null; // `found` has answered 404 before
  return (
    <div className="flex flex-col gap-8">
      <Alert kind="warning">{words.note}</Alert>
      <SupplierProfile
        supplier={readFragment<Supplier>(preview)}
        labels={readFragment<Labels>(data)}
        now={now}
        isPublic={false}
      />
    </div>
  );
}
