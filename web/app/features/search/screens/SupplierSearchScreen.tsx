import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatCount, formatInteger } from '../../../platform/numbers/numbers.ts';
import { readableDigits } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { FoundSuppliers } from '../components/FoundSuppliers.tsx';
import { NothingFound } from '../components/NothingFound.tsx';
import { SearchTop } from '../components/SearchTop.tsx';
import { searchBoxMessages } from '../box/messages.ts';
import { searchMessages as words } from '../messages.ts';
import { searchPath, supplierSearchPath } from '../paths.ts';
import { inList, keyOf, pageNumberOf, pageSize } from '../searchPage.ts';
import { SupplierSearchScreenDocument } from './SupplierSearchScreen.generated.ts';

async function open(args: ScreenArgs) {
  const key = keyOf(args, (tidy) => supplierSearchPath(tidy) + new URL(args.request.url).search);
  const variables = { key, pageNumber: pageNumberOf(args), pageSize };
  const { suppliers } = await load(args, SupplierSearchScreenDocument, variables);
  inList(args, variables.pageNumber, found(args, suppliers).totalCount);
  return { variables };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { key = '', pageNumber = 1 } = args.loaderData?.variables ?? {};
  const page = pageNumber > 1 ? formatInteger(pageNumber) : undefined;
  return head(args, {
    title: words.supplierTitle(readableDigits(key), page),
    description: words.supplierDescription(readableDigits(key)),
    noindex: true,
  });
};

export default function SupplierSearchScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(SupplierSearchScreenDocument, variables);
  const { key, pageNumber } = variables;
  const { suppliers } = data;
  if (!suppliers) return null; // the loader made sure
  return (
    <div className="flex flex-col gap-4">
      <SearchTop
        trail={
          <Trail
            label={words.trail}
            items={[
              { label: words.home, href: '/' },
              { label: searchBoxMessages.submit, href: searchPath(key) },
              { label: words.suppliers },
            ]}
          />
        }
        title={words.supplierTitle(readableDigits(key))}
        total={words.total.suppliers(formatCount(suppliers.totalCount, suppliers.totalCountIsCapped))}
      >
        <p>
          <a className="link" href={searchPath(key)}>
            <TechnicalText>{words.everything(readableDigits(key))}</TechnicalText>
          </a>
        </p>
      </SearchTop>
      <FoundSuppliers
        suppliers={suppliers}
        labels={data}
        pageNumber={pageNumber}
        hrefFor={(page) => supplierSearchPath(key, page)}
        hrefOf={(text) => (text ? supplierSearchPath(text) : undefined)}
        empty={<NothingFound tab="suppliers" />}
      />
    </div>
  );
}
