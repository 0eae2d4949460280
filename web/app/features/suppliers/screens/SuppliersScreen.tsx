import { type MetaFunction, useLoaderData, useLocation } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../platform/head/structuredData.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { SupplierCard } from '../components/SupplierCard.tsx';
import { SupplierFilter } from '../components/SupplierFilter.tsx';
import { isNarrowed, pageSize, readSupplierList, supplierListSearch } from '../list/supplierList.ts';
import { supplierMessages } from '../messages.ts';
import { supplierPath, suppliersPath } from '../paths.ts';
import { choicesOf, openSuppliers } from './openSuppliers.ts';
import { SuppliersFrameDocument } from './SuppliersFrame.generated.ts';
import { SuppliersScreenDocument } from './SuppliersScreen.generated.ts';

const words = supplierMessages.list;

export const loader = openSuppliers;
export const clientLoader = openSuppliers;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { name = '', totalCount = 0, variables, noindex } = args.loaderData ?? {};
  const page = variables && variables.pageNumber > 1 ? formatInteger(variables.pageNumber) : undefined;
  return head(args, {
    title: words.title(name, page),
    description: words.description(name, words.total(formatInteger(totalCount))),
    noindex,
  });
};

export default function SuppliersScreen() {
  const { variables, name } = useLoaderData<typeof loader>();
  const frame = useGraph(SuppliersFrameDocument, {}).data;
  const { suppliers, cities } = useGraph(SuppliersScreenDocument, variables).data;
  const { pathname, search } = useLocation();
  if (!suppliers) return null; // the loader made sure
  const choices = choicesOf(frame);
  const { state } = readSupplierList(search, choices);
  return (
    <div className="flex flex-col gap-4">
      <Trail
        label={supplierMessages.trail}
        items={[{ label: supplierMessages.home, href: '/' }, { label: words.title(name) }]}
      />
      <StructuredData
        things={(origin) => [
          itemList(
            origin,
            suppliers.items.map((each) => ({ name: each.brandName, path: supplierPath(each) })),
            (state.pageNumber - 1) * pageSize + 1,
          ),
        ]}
      />
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1>{words.title(name)}</h1>
        <p role="status" className="text-muted">
          {words.total(formatInteger(suppliers.totalCount))}
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
      <SupplierFilter state={state} {...choices} cities={cities?.items} />
      {suppliers.items.length > 0 ? (
        <ul aria-label={words.results} className="listing-grid sm:grid-cols-2 xl:grid-cols-3">
          {suppliers.items.map((supplier) => (
            <SupplierCard key={supplier.id} supplier={supplier} labels={frame} />
          ))}
        </ul>
      ) : (
        <Nobody clearHref={isNarrowed(state) ? pathname : undefined} />
      )}
      <Pagination
        label={words.pages}
        pageNumber={state.pageNumber}
        pageCount={Math.ceil(suppliers.totalCount / pageSize)}
        hrefFor={(pageNumber) => pathname + supplierListSearch({ ...state, pageNumber }, choices)}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </div>
  );
}

/** Why nobody is shown and what to do about it. */
function Nobody({ clearHref }: { clearHref?: string }) {
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
