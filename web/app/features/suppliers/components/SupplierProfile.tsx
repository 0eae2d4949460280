import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { VisitMark } from '../../activity/index.ts';
import { ProductCard } from '../../catalog/index.ts';
import { PageLinks } from '../../content/index.ts';
import { merchantDelegationsPath, supplierContentsPath, supplierProductsPath, suppliersPath } from '../../../paths.ts';
import { supplierMessages } from '../messages.ts';
import { CertificateTable } from './CertificateTable.tsx';
import { DelegationSummary } from './DelegationSummary.tsx';
import { EvidenceTable } from './EvidenceTable.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { SupplierCategories } from './SupplierCategories.tsx';
import { SupplierFacts } from './SupplierFacts.tsx';
import { SupplierHeader } from './SupplierHeader.tsx';
import type {
  SupplierProfile_LabelsFragment as Labels,
  SupplierProfile_SupplierFragment as Supplier,
} from './SupplierProfile.generated.ts';
import { VerificationSteps } from './VerificationSteps.tsx';

const words = supplierMessages.profile;

interface SupplierProfileProps {
  supplier: Supplier;
  labels: Labels;
  now: string;
  /** Whether buyers see it, and can keep it. */
  isPublic: boolean;
}

/** A supplier: what it sells, who may sell for it, and what was checked of it. */
export function SupplierProfile({ supplier, labels, now, isPublic }: SupplierProfileProps) {
  const roots = labels.roots?.values ?? [];
  const levels = labels.levels?.values ?? [];
  const { certificates, productsCount } = supplier;
  const contents = supplier.pages?.nodes ?? [];
  return (
    <>
      <div className="flex flex-col gap-4">
        <SupplierTrail supplier={supplier} roots={roots} />
        <SupplierHeader supplier={supplier} levels={levels} isPublic={isPublic} />
        {isPublic && <VisitMark type="SUPPLIER" id={supplier.id} />}
        <SectionTabs
          sections={[
            { id: 'products', label: words.products, count: formatInteger(productsCount) },
            { id: 'categories', label: words.categories },
            { id: 'delegations', label: words.delegations },
            { id: 'about', label: words.about },
            ...(contents.length > 0 ? [{ id: 'contents', label: words.contents }] : []),
            { id: 'certificates', label: words.certificates, count: formatInteger(certificates.length) },
            { id: 'verification', label: words.verification },
          ]}
        />
      </div>
      <Section id="products" title={words.products}>
        <Products labels={labels} supplier={supplier} roots={roots} />
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
      {contents.length > 0 && (
        <Section id="contents" title={words.contents}>
          <PageLinks pages={contents} />
          <LinkButton className="mt-4" href={supplierContentsPath(supplier.id)}>
            {words.allContents}
          </LinkButton>
        </Section>
      )}
      <Section id="certificates" title={words.certificates}>
        <CertificateTable certificates={certificates} now={now} />
      </Section>
      <Section id="verification" title={words.verification}>
        <VerificationSteps levels={levels} reached={supplier.verificationLevel} />
        <EvidenceTable evidences={supplier.verificationEvidences} />
      </Section>
    </>
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

type Roots = NonNullable<Labels['roots']>['values'];

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

function Products({ labels, supplier, roots }: { labels: Labels; supplier: Supplier; roots: Roots }) {
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
          <ProductCard
            key={product.id}
            product={product}
            labels={labels}
            view="card"
            headingLevel={3}
            isOnSellersPage
          />
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
