import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { organization } from '../../../platform/head/structuredData.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { VisitMark } from '../../activity/index.ts';
import { ProductCard } from '../../catalog/index.ts';
import { merchantDelegationsPath, supplierPath, supplierProductsPath, suppliersPath } from '../../../paths.ts';
import { CertificateTable } from '../components/CertificateTable.tsx';
import { DelegationSummary } from '../components/DelegationSummary.tsx';
import { EvidenceTable } from '../components/EvidenceTable.tsx';
import { SectionTabs } from '../components/SectionTabs.tsx';
import { SupplierCategories } from '../components/SupplierCategories.tsx';
import { SupplierFacts } from '../components/SupplierFacts.tsx';
import { SupplierHeader } from '../components/SupplierHeader.tsx';
import { VerificationSteps } from '../components/VerificationSteps.tsx';
import { supplierMessages } from '../messages.ts';
import { SupplierScreenDocument, type SupplierScreenQuery } from './SupplierScreen.generated.ts';

const words = supplierMessages.profile;

async function open(args: ScreenArgs) {
  const variables = { id: args.params.supplierId ?? '' };
  const supplier = found(args, (await load(args, SupplierScreenDocument, variables)).supplier);
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
  const { supplier } = data;
  if (!supplier) return null; // `found` has answered 404 before
  const roots = data.roots?.values ?? [];
  const levels = data.levels?.values ?? [];
  const { certificates, productsCount } = supplier;
  return (
    <div className="flex flex-col gap-8">
      <StructuredData
        things={
          import.meta.env.SSR &&
          ((origin) => [organization(origin, { ...supplier, name: supplier.brandName, path: supplierPath(supplier) })])
        }
      />
      <div className="flex flex-col gap-4">
        <SupplierTrail supplier={supplier} roots={roots} />
        <SupplierHeader supplier={supplier} levels={levels} />
        <VisitMark type="SUPPLIER" id={supplier.id} />
        <SectionTabs
          sections={[
            { id: 'products', label: words.products, count: formatInteger(productsCount) },
            { id: 'categories', label: words.categories },
            { id: 'delegations', label: words.delegations },
            { id: 'about', label: words.about },
            { id: 'certificates', label: words.certificates, count: formatInteger(certificates.length) },
            { id: 'verification', label: words.verification },
          ]}
        />
      </div>
      <Section id="products" title={words.products}>
        <Products data={data} supplier={supplier} roots={roots} />
      </Section>
      <Section id="categories" title={words.categories}>
        <SupplierCategories supplierId={supplier.id} categories={supplier.categories ?? []} />
      </Section>
      <Section id="delegations" title={words.delegations}>
        <DelegationSummary delegations={supplier.delegations?.nodes ?? []} href={merchantDelegationsPath(supplier)} />
      </Section>
      <Section id="about" title={words.about}>
        <SupplierFacts supplier={supplier} roots={roots} />
        {supplier.confirmStatus === 'CONFIRMED' && !supplier.isClaimed && <ClaimLink supplierId={supplier.id} />}
      </Section>
      <Section id="certificates" title={words.certificates}>
        <CertificateTable certificates={certificates} now={now} />
      </Section>
      <Section id="verification" title={words.verification}>
        <VerificationSteps levels={levels} reached={supplier.verificationLevel} />
        <EvidenceTable evidences={supplier.verificationEvidences} />
      </Section>
    </div>
  );
}

/** Where who owns it, and is not known to, begins. */
const ClaimLink = ({ supplierId }: { supplierId: string }) => (
  <p className="mt-4">
    {words.ownIt.question}{' '}
    <a
      className="link inline-flex items-center pointer-coarse:min-h-11"
      rel="nofollow"
      href={`/profile/suppliers?tab=page&claim=${supplierId}`}
    >
      {words.ownIt.link}
    </a>
  </p>
);

type Supplier = NonNullable<SupplierScreenQuery['supplier']>;
type Roots = NonNullable<SupplierScreenQuery['roots']>['values'];

/** The roots a supplier works in, in the market's order. */
const rootsOf = ({ supplierTypes }: Supplier, roots: Roots) =>
  roots.filter(({ value }) => supplierTypes.some((type) => type === value));

function SupplierTrail({ supplier, roots }: { supplier: Supplier; roots: Roots }) {
  const [root] = rootsOf(supplier, roots);
  return (
    <Trail
      label={supplierMessages.trail}
      items={[
        { label: supplierMessages.home, href: '/' },
        ...(root ? [{ label: words.suppliers(root.displayFa), href: suppliersPath(root.code) }] : []),
        { label: supplier.brandName },
      ]}
    />
  );
}

function Products({ data, supplier, roots }: { data: SupplierScreenQuery; supplier: Supplier; roots: Roots }) {
  const products = supplier.products?.nodes ?? [];
  const [root] = roots;
  if (products.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={words.noProducts}
        text={words.noProductsText}
        action={root && <LinkButton href={suppliersPath(root.code)}>{words.suppliers(root.displayFa)}</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="listing-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} labels={data} view="card" headingLevel={3} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {rootsOf(supplier, roots).map(({ code, displayFa }) => (
          <LinkButton key={code} href={supplierProductsPath(supplier.id, code)}>
            {words.productsOf(displayFa)}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
