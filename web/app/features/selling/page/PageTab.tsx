import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { MerchantKind, MerchantStatus, PublishState } from '../../../platform/graph/types.generated.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import type { Named } from '../../addresses/index.ts';
import { ClaimCard } from './ClaimCard.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { pageMessages as words } from './messages.ts';
import { NewcomerSteps } from './NewcomerSteps.tsx';
import { type Standing, statesOf } from './newcomerSteps.ts';
import { OwnSupplierCard } from './OwnSupplierCard.tsx';
import { pageHref } from './pageAddress.ts';
import { PageTabDocument, type PageTabQuery, type PageTab_LabelsFragment as Labels } from './PageTab.generated.ts';
import { NewSupplierDialog } from './SupplierDialogs.tsx';

interface Company {
  id: string;
  name: string;
  isOwner: boolean;
  permissions: readonly string[];
  identityVerifiedAt: string | null;
}

interface PageTabProps {
  company: Company;
  companies: readonly Company[];
  merchants: readonly {
    customerId: string | null;
    kind: MerchantKind;
    status: MerchantStatus;
    saleSetting: object | null;
  }[];
  /** In which states entries of the company are. */
  entries: readonly PublishState[];
  /** The supplier that the viewer came here to claim. */
  claimed: { id: string; brandName: string; isClaimed: boolean } | undefined;
  /** Provinces, told by the server to who has no script. */
  states: readonly Named[] | undefined;
}

/** Where papers are added: at the suppliers of the company, before there is one at its claims. */
const evidenceId = 'evidence';

/** A company's page in the market: its suppliers, its claims and the evidence for both. */
export function PageTab(props: PageTabProps) {
  const { company, companies, claimed, states } = props;
  const navigate = useNavigate();
  const { data } = useGraph(PageTabDocument, {});
  const [isClaiming, setClaiming] = useState(claimed !== undefined);
  const labels = readFragment<Labels>(data);
  const suppliers = (data.viewer?.suppliers ?? []).filter(({ customerId }) => customerId === company.id);
  const claims = (data.viewer?.supplierClaims ?? []).filter(
    ({ customerId, isOwn }) => !isOwn || customerId === company.id,
  );
  const isEvidenceAtClaims = suppliers.length === 0 && claims.length > 0;
  const owned = companies.filter(({ isOwner }) => isOwner);
  const leave = () => {
    setClaiming(false);
    void navigate(pageHref(company.id), { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex flex-col gap-6">
      <NewcomerSteps states={statesOf(standingOf(props, data))} customerId={company.id} />
      {claims.length > 0 && (
        <Section id={isEvidenceAtClaims ? evidenceId : undefined} title={words.claims.title}>
          <ul className="flex flex-col gap-4">
            {claims.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} labels={labels} />
            ))}
          </ul>
        </Section>
      )}
      <Suppliers
        id={isEvidenceAtClaims ? undefined : evidenceId}
        company={company}
        suppliers={suppliers}
        labels={labels}
        states={states}
      />
      {isClaiming && claimed && owned.length > 0 && (
        <ClaimDialog
          supplier={claimed}
          companies={owned}
          customerId={(owned.find(({ id }) => id === company.id) ?? owned[0]!).id}
          close={leave}
        />
      )}
    </div>
  );
}

type Suppliers = NonNullable<NonNullable<PageTabQuery['viewer']>['suppliers']>;

interface SuppliersProps {
  id: string | undefined;
  company: Company;
  suppliers: Suppliers;
  labels: Labels;
  states: PageTabProps['states'];
}

function Suppliers({ id, company, suppliers, labels, states }: SuppliersProps) {
  const [isAdding, setAdding] = useState(false);
  const mayAdd = company.isOwner || company.permissions.includes('CATALOG_EDIT');
  const add = company.isOwner ? (
    <div className="flex flex-wrap gap-2">
      <LinkButton href="/suppliers/product">{words.find}</LinkButton>
      <Button icon="plus" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
    </div>
  ) : (
    <p className="text-muted">{words.onlyOwners}</p>
  );
  return (
    <Section id={id} title={words.suppliers}>
      {suppliers.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} action={add} headingLevel={3} />
      ) : (
        <div className="flex flex-col gap-4">
          <ul className="flex flex-col gap-4">
            {suppliers.map((supplier) => (
              <OwnSupplierCard key={supplier.id} supplier={supplier} labels={labels} mayAdd={mayAdd} states={states} />
            ))}
          </ul>
          {add}
        </div>
      )}
      {isAdding && <NewSupplierDialog customerId={company.id} close={() => setAdding(false)} />}
    </Section>
  );
}

/** What there is of the company by now. */
function standingOf({ company, merchants, entries }: PageTabProps, { viewer }: PageTabQuery): Standing {
  const isOwn = (each: { customerId: string | null }) => each.customerId === company.id;
  const suppliers = (viewer?.suppliers ?? []).filter(isOwn);
  const claims = (viewer?.supplierClaims ?? []).filter(isOwn);
  const latestFirst = (viewer?.identityVerifications ?? [])
    .filter(isOwn)
    .sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return {
    isVerified: company.identityVerifiedAt !== null,
    verifications: latestFirst.map(({ status }) => status),
    suppliers: suppliers.map(({ status }) => status),
    claims: claims.map(({ status }) => status),
    evidences: [...suppliers, ...claims].flatMap(({ sentEvidences }) => sentEvidences.map(({ status }) => status)),
    merchants: merchants
      .filter(isOwn)
      .map(({ kind, status, saleSetting }) => ({ kind, status, hasSetting: saleSetting !== null })),
    entries,
  };
}
