import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { organization } from '../../../platform/head/structuredData.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { supplierPath } from '../../../paths.ts';
import { SupplierProfile } from '../components/SupplierProfile.tsx';
import type {
  SupplierProfile_LabelsFragment as Labels,
  SupplierProfile_SupplierFragment as Supplier,
} from '../components/SupplierProfile.generated.ts';
import { supplierMessages } from '../messages.ts';
import { SupplierScreenDocument } from './SupplierScreen.generated.ts';

const words = supplierMessages.profile;

async function open(args: ScreenArgs) {
  const variables = { id: args.params.supplierId ?? '' };
  const supplier = readFragment<Supplier>(found(args, (await load(args, SupplierScreenDocument, variables)).supplier));
  keepAddress(args, supplierPath(supplier));
  const { brandName, cityName, productsCount } = supplier;
  return { variables, brandName, cityName, productsCount, now: new Date().toISOString() };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { brandName = '', cityName = '', productsCount = 0 } = args.loaderData ?? {};
  return head(args, {
    title: brandName,
    description: words.description(brandName, cityName, formatInteger(productsCount)),
    kind: 'profile',
  });
};

export default function SupplierScreen() {
  const { variables, now } = useLoaderData<typeof loader>();
  const { data } = useGraph(SupplierScreenDocument, variables);
  if (!data.supplier) return null; // `found` has answered 404 before
  const supplier = readFragment<Supplier>(data.supplier);
  return (
    <div className="flex flex-col gap-8">
      <StructuredData
        things={
          import.meta.env.SSR &&
          ((origin) => [organization(origin, { ...supplier, name: supplier.brandName, path: supplierPath(supplier) })])
        }
      />
      <SupplierProfile supplier={supplier} labels={readFragment<Labels>(data)} now={now} isPublic />
    </div>
  );
}
