import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatCount, formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { ProductCard, ReadingNotes, RelaxedTexts } from '../../catalog/index.ts';
import { longestKey } from '../../../platform/text/searchKey.ts';
import { HitList } from '../components/HitList.tsx';
import { NothingFound } from '../components/NothingFound.tsx';
import { SearchTop } from '../components/SearchTop.tsx';
import { searchBoxMessages } from '../box/messages.ts';
import { searchMessages as words } from '../messages.ts';
import { productSearchPath } from '../paths.ts';
import { openProductSearch } from './openProductSearch.ts';
import { ProductSearchFrameDocument } from './ProductSearchFrame.generated.ts';
import { ProductSearchScreenDocument } from './ProductSearchScreen.generated.ts';

export const loader = openProductSearch;
export const clientLoader = openProductSearch;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { name = '', key = '', variables } = args.loaderData ?? {};
  const page = variables && variables.pageNumber > 1 ? formatInteger(variables.pageNumber) : undefined;
  return head(args, {
    title: words.rootTitle(name, readableDigits(key), page),
    description: words.rootDescription(name),
    noindex: key !== '',
  });
};

export default function ProductSearchScreen() {
  const { variables, name, code, key, relaxed } = useLoaderData<typeof loader>();
  const frame = useGraph(ProductSearchFrameDocument, {}).data;
  const list = useGraph(ProductSearchScreenDocument, variables).data.supplierProducts;
  if (!list) return null; // the loader made sure
  const { nodes: offers, totalCount, totalCountIsCapped } = list;
  const hrefOf = (text: string) => productSearchPath(code, text);
  const codes = new Map(frame.roots?.values.map((root) => [root.value, root.code]));
  return (
    <div className="flex flex-col gap-4">
      <SearchTop
        trail={
          <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: words.rootTitle(name, '') }]} />
        }
        title={words.rootTitle(name, readableDigits(key))}
        total={words.offers(formatCount(totalCount, totalCountIsCapped))}
      />
      <Tabs
        label={words.rootTabs}
        items={(frame.topLevelCategories ?? []).map((root) => ({
          href: productSearchPath(codes.get(root.categoryType) ?? '', key),
          label: root.name,
          current: root.name === name,
        }))}
      />
      <SearchForm key={key} label={words.rootLabel(name)} typed={key} />
      <ReadingNotes reading={list.reading} hrefOf={hrefOf} />
      <RelaxedTexts texts={relaxed} hrefOf={hrefOf} />
      {offers.length > 0 ? (
        <HitList
          layout="listing-list"
          totalCount={totalCount}
          pageNumber={variables.pageNumber}
          hrefFor={(page) => productSearchPath(code, key, page)}
        >
          {offers.map((product) => (
            <ProductCard key={product.id} product={product} labels={frame} />
          ))}
        </HitList>
      ) : (
        <NothingFound tab="products" />
      )}
    </div>
  );
}

/** Searches on this page, with script or without. */
function SearchForm({ label, typed }: { label: string; typed: string }) {
  return (
    <form method="get" className="flex items-end gap-2">
      <div className="max-w-[28rem] min-w-0 grow">
        <TextField type="search" name="key" label={label} defaultValue={typed} minLength={2} maxLength={longestKey} />
      </div>
      <Button type="submit">{searchBoxMessages.submit}</Button>
    </form>
  );
}
