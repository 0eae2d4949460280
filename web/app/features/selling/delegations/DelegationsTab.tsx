import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Section } from '../../../design/Section.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type DelegationsState, delegationsHref, delegationsVariables, pageSize } from './delegationAddress.ts';
import { type AskingMerchant, DelegationDialog } from './DelegationDialog.tsx';
import { DelegationsTabDocument } from './DelegationsTab.generated.ts';
import { delegationMessages as words } from './messages.ts';
import { OneDelegationDocument } from './OneDelegation.generated.ts';
import { OwnDelegationCard } from './OwnDelegationCard.tsx';

interface DelegationsTabProps {
  state: DelegationsState;
  company: { id: string; name: string };
  /** Confirmed accounts of the company, for which it can ask. */
  merchants: readonly AskingMerchant[];
  mayManage: boolean;
}

/** Agencies that a company took and gave. */
export function DelegationsTab({ state, company, merchants, mayManage }: DelegationsTabProps) {
  const [isAdding, setAdding] = useState(false);
  const { data } = useGraph(DelegationsTabDocument, delegationsVariables(state, company.id));
  const delegations = data.viewer?.delegations;
  if (!delegations) return null;
  const { nodes, totalCount } = delegations;
  return (
    <Section title={words.title(company.name)}>
      <div className="flex flex-col gap-4">
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        <Asking mayManage={mayManage} hasMerchant={merchants.length > 0} add={() => setAdding(true)} />
        <Tabs
          label={words.sides}
          items={([undefined, 'MERCHANT', 'SUPPLIER'] as const).map((side) => ({
            href: delegationsHref({ customerId: company.id, ...(side && { side }) }),
            label: side === 'MERCHANT' ? words.taken : side === 'SUPPLIER' ? words.given : words.allSides,
            current: state.side === side,
          }))}
        />
        {nodes.length === 0 ? (
          <EmptyState title={words.none} text={words.noneText} headingLevel={3} />
        ) : (
          <>
            <p role="status" className="text-muted">
              {words.total(formatInteger(totalCount))}
            </p>
            <ul className="flex flex-col gap-4">
              {nodes.map((each) => (
                <OwnDelegationCard key={each.id} delegation={each} labels={data} merchants={merchants} />
              ))}
            </ul>
          </>
        )}
        <Pagination
          label={words.pages}
          pageNumber={state.pageNumber}
          pageCount={Math.ceil(totalCount / pageSize)}
          hrefFor={(pageNumber) => delegationsHref({ ...state, customerId: company.id, pageNumber })}
          formatNumber={formatInteger}
          previousLabel={words.previous}
          nextLabel={words.next}
        />
      </div>
      {isAdding && <DelegationDialog merchants={merchants} labels={data} close={() => setAdding(false)} />}
    </Section>
  );
}

function Asking({ mayManage, hasMerchant, add }: { mayManage: boolean; hasMerchant: boolean; add(): void }) {
  if (!mayManage) return <p className="text-muted">{words.onlyManagers}</p>;
  if (!hasMerchant) return <p className="text-muted">{words.noMerchant}</p>;
  return (
    <div>
      <Button variant="primary" icon="plus" onClick={add}>
        {words.add}
      </Button>
    </div>
  );
}

/** The one that a notice is about. */
export function OneDelegation({ id, merchants }: { id: string; merchants: readonly AskingMerchant[] }) {
  const { data } = useGraph(OneDelegationDocument, { id });
  const delegation = data.viewer?.delegation;
  if (!delegation) return null;
  return (
    <Section title={words.tab}>
      <ul className="mb-4 flex flex-col gap-4">
        <OwnDelegationCard delegation={delegation} labels={data} merchants={merchants} />
      </ul>
      <LinkButton href={delegationsHref({})}>{words.all}</LinkButton>
    </Section>
  );
}
