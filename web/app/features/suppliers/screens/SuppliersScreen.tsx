import { type MetaFunction, useLoaderData, useLocation } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { categoryTypePath, suppliersPath } from '../../../paths.ts';
import { ReadingNotes } from '../../catalog/index.ts';
import { SupplierFilter } from '../components/SupplierFilter.tsx';
import { SupplierResults } from '../components/SupplierResults.tsx';
import { isNarrowed, readSupplierList, supplierListSearch } from '../list/supplierList.ts';
import { supplierMessages } from '../messages.ts';
import { choicesOf, openSuppliers } from './openSuppliers.ts';
import { supplierListHead } from './supplierListHead.ts';
import { SuppliersFrameDocument } from './SuppliersFrame.generated.ts';
import { SuppliersScreenDocument } from './SuppliersScreen.generated.ts';

const words = supplierMessages.list;

export const loader = openSuppliers;
export const clientLoader = openSuppliers;

export const meta: MetaFunction<typeof loader> = (args) => supplierListHead(args, args.loaderData);

export default function SuppliersScreen() {
  const { variables, name } = useLoaderData<typeof loader>();
  const frame = useGraph(SuppliersFrameDocument, {}).data;
  const { suppliers, cities } = useGraph(SuppliersScreenDocument, variables).data;
  const { pathname, search } = useLocation();
  if (!suppliers) return null; // the loader made sure
  const choices = choicesOf(frame);
  const { state } = readSupplierList(search, choices);
  const root = frame.roots?.values.find(({ value }) => value === variables.categoryType);
  return (
    <div className="flex flex-col gap-4">
      <Trail
        label={supplierMessages.trail}
        items={[
          { label: supplierMessages.home, href: '/' },
          ...(root ? [{ label: name, href: categoryTypePath(root.code) }] : []),
          { label: words.page },
        ]}
      />
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1>{words.title(name)}</h1>
        <p role="status" className="text-muted">
          {words.total(formatCount(suppliers.totalCount, suppliers.totalCountIsCapped))}
        </p>
      </div>
      <Tabs
        label={words.types}
        items={(frame.roots?.values ?? []).map(({ value, code, displayFa }) => ({
          href: suppliersPath(code),
          label: displayFa,
          current: value === variables.categoryType,
        }))}
      />
      <SupplierFilter state={state} {...choices} cities={cities?.nodes} />
      <ReadingNotes
        reading={suppliers.reading}
        hrefOf={(searchKey) => pathname + supplierListSearch({ ...state, searchKey, pageNumber: 1 }, choices)}
      />
      {suppliers.nodes.length > 0 ? (
        <SupplierResults
          suppliers={suppliers.nodes}
          labels={frame}
          totalCount={suppliers.totalCount}
          pageNumber={state.pageNumber}
          hrefFor={(pageNumber) => pathname + supplierListSearch({ ...state, pageNumber }, choices)}
        />
      ) : (
        <Nobody clearHref={isNarrowed(state) ? pathname : undefined} />
      )}
    </div>
  );
}

/** Why nobody is shown and what to do about it. */
function Nobody({ clearHref }: { clearHref: string | undefined }) {
  if (clearHref === undefined) return <EmptyState title={words.emptyRoot} text={words.emptyRootText} />;
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyText}
      action={
        <LinkButton href={clearHref} variant="primary">
          {words.clear}
        </LinkButton>
      }
    />
  );
}
