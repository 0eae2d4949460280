import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { supplierPath } from '../../../../paths.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { keepToPages } from '../../../../platform/site/keepToPages.ts';
import { ContentFrameDocument } from '../list/ContentFrame.generated.ts';
import { loadContentFrame } from '../list/contentFrame.ts';
import { pageListHead } from '../list/pageListHead.ts';
import { PageResults } from '../list/PageResults.tsx';
import { pageSize } from '../list/pageListAddress.ts';
import { readPageListAddress } from '../list/readPageListAddress.ts';
import { contentMessages } from '../messages.ts';
import { SupplierContentsScreenDocument } from './SupplierContentsScreen.generated.ts';

const words = contentMessages.supplier;

async function open(args: ScreenArgs) {
  const frame = await loadContentFrame(args);
  const { state, asked } = readPageListAddress(args, frame.sorts?.values ?? []);
  const variables = { id: args.params.supplierId ?? '', ...asked };
  const supplier = found(args, (await load(args, SupplierContentsScreenDocument, variables)).supplier);
  const { totalCount } = found(args, supplier.pages);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  return {
    variables,
    state,
    title: words.title(supplier.brandName),
    description: words.description(supplier.brandName),
    pageNumber: state.pageNumber,
    noindex: totalCount === 0,
  };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => pageListHead(args, args.loaderData);

export default function SupplierContentsScreen() {
  const { variables, state, title } = useLoaderData<typeof loader>();
  const frame = useGraph(ContentFrameDocument, {}).data;
  const { supplier } = useGraph(SupplierContentsScreenDocument, variables).data;
  if (!supplier?.pages) return null; // the loader made sure
  const action = <LinkButton href={supplierPath(supplier)}>{words.toSupplier(supplier.brandName)}</LinkButton>;
  return (
    <div className="flex flex-col gap-4">
      <Trail
        label={contentMessages.trail}
        items={[
          { label: contentMessages.home, href: '/' },
          { label: supplier.brandName, href: supplierPath(supplier) },
          { label: words.page },
        ]}
      />
      <h1>{title}</h1>
      <PageResults
        pages={supplier.pages}
        state={state}
        sorts={frame.sorts?.values ?? []}
        empty={{ title: words.empty, text: words.emptyText, action }}
      />
    </div>
  );
}
