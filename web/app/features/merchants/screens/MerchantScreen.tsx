import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Badge } from '../../../design/Badge.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Monogram } from '../../../design/Monogram.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Section } from '../../../design/Section.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatDate, formatLastDay, tehranDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { pageCountOf } from '../../../platform/site/listPages.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';
import { VisitMark } from '../../activity/index.ts';
import { ProductCard } from '../../catalog/index.ts';
import { SaveButton } from '../../favorites/index.ts';
import { NoteButton } from '../../notes/index.ts';
import { merchantPath, supplierPath } from '../../../paths.ts';
import { SaleSetting } from '../components/SaleSetting.tsx';

import { merchantMessages } from '../messages.ts';
import { vacationState } from '../vacation.ts';
import { MerchantScreenDocument, type MerchantScreenQuery } from './MerchantScreen.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const words = merchantMessages.profile;

/** As many as the query asks for. */
const pageSize = 24;
const pageSearch = (pageNumber: number) => (pageNumber > 1 ? `?pageNumber=${pageNumber}` : '');

function readPage(args: ScreenArgs): number {
  const reader = queryReader(new URL(args.request.url).search);
  const pageNumber = reader.pageNumber(pageSize);
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, pageSearch(pageNumber));
  return pageNumber;
}

async function open(args: ScreenArgs) {
  const page = readPage(args);
  const variables = { id: args.params.merchantId ?? '', page };
  const { merchant, merchantKinds } = await load(args, MerchantScreenDocument, variables);
  const { name, cityName, kind, ...rest } = found(args, merchant);
  keepAddress(args, merchantPath(rest));
  keepToPages(args, { pageNumber: page, pageSize, totalCount: rest.productsCount });
  return { variables, name, cityName, kind: labelOf(merchantKinds, kind), now: new Date().toISOString() };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { name = '', kind = '', cityName = '' } = args.loaderData ?? {};
  return head(args, { title: name, description: words.description(name, kind, cityName), kind: 'profile' });
};

export default function MerchantScreen() {
  const { variables, now } = useLoaderData<typeof loader>();
  const { data } = useGraph(MerchantScreenDocument, variables);
  const { merchant } = data;
  if (!merchant) return null; // `found` has answered 404 before
  const { saleSetting, about } = merchant;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <Trail
          label={merchantMessages.trail}
          items={[{ label: merchantMessages.home, href: '/' }, { label: merchant.name }]}
        />
        <Header merchant={merchant} kind={labelOf(data.merchantKinds, merchant.kind)} />
        <VisitMark type="MERCHANT" id={merchant.id} />
        <VacationNotice merchant={merchant} now={now} />
      </div>
      <Section id="products" title={words.products}>
        <Products data={data} merchant={merchant} pageNumber={variables.page} />
      </Section>
      <Section id="sale" title={words.sale}>
        {saleSetting ? (
          <SaleSetting setting={saleSetting} labels={data} now={new Date(now)} />
        ) : (
          <p className="text-muted">{words.noSetting}</p>
        )}
      </Section>
      {!merchant.supplier && (
        <Section id="delegations" title={words.delegationsTitle}>
          <Delegations data={data} merchant={merchant} />
        </Section>
      )}
      <Section id="about" title={words.about}>
        <p dir="auto" className="max-w-[68ch]">
          {about}
        </p>
      </Section>
    </div>
  );
}

type Merchant = NonNullable<MerchantScreenQuery['merchant']>;

function Header({ merchant, kind }: { merchant: Merchant; kind: string }) {
  const { id, name, cityName, stateName, productsCount, delegationsCount, supplier } = merchant;
  return (
    <header className="flex items-start gap-4">
      <Monogram name={name} size={72} />
      <div className="min-w-0">
        <h1>{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{cityName === stateName ? cityName : words.place(stateName, cityName)}</span>
          <Badge>{kind}</Badge>
        </p>
        {!supplier && (
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.875rem] text-muted">
            <li>{words.offers(formatInteger(productsCount))}</li>
            <li>{words.delegations(formatInteger(delegationsCount))}</li>
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SaveButton type="MERCHANT" id={id} name={name} />
          <NoteButton type="MERCHANT" id={id} name={name} />
        </div>
      </div>
    </header>
  );
}

/** Told from three days before it begins. */
function VacationNotice({ merchant: { vacation }, now }: { merchant: Merchant; now: string }) {
  const state = vacation && vacationState(vacation, tehranDate(now));
  if (!vacation || !state) return null;
  const until = formatDate(vacation.to);
  return (
    <Alert kind="warning">
      {state === 'now' ? words.onVacation(until) : words.vacationAhead(formatDate(vacation.from), until)}{' '}
      {vacation.note}
    </Alert>
  );
}

interface ProductsProps {
  data: MerchantScreenQuery;
  merchant: Merchant;
  pageNumber: number;
}

function Products({ data, merchant, pageNumber }: ProductsProps) {
  const { supplier, productsCount } = merchant;
  if (supplier)
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">{words.selfSells}</p>
        <LinkButton href={supplierPath(supplier)}>{words.ofSupplier(supplier.brandName)}</LinkButton>
      </div>
    );
  const products = merchant.products?.nodes ?? [];
  if (products.length === 0)
    return <EmptyState headingLevel={3} title={words.noProducts} text={words.noProductsText} />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="listing-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} labels={data} view="card" headingLevel={3} isOnSellersPage />
        ))}
      </ul>
      <Pagination
        label={words.pages}
        pageNumber={pageNumber}
        pageCount={pageCountOf(productsCount, pageSize)}
        hrefFor={(page) => merchantPath(merchant) + pageSearch(page)}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </div>
  );
}

/** For whom it may sell now, a line each. */
function Delegations({ data, merchant }: { data: MerchantScreenQuery; merchant: Merchant }) {
  const inForce = (merchant.delegations?.nodes ?? []).filter(({ isInForce }) => isInForce);
  if (inForce.length === 0) return <p className="text-muted">{words.noDelegations}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {inForce.map(({ id, supplier, kind, territory, validTo }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          {supplier && (
            <a className="link inline-flex items-center pointer-coarse:min-h-11" href={supplierPath(supplier)}>
              {supplier.brandName}
            </a>
          )}
          <span className="text-muted">
            {words.delegation(labelOf(data.delegationKinds, kind), territory.text, formatLastDay(validTo))}
          </span>
        </li>
      ))}
    </ul>
  );
}
