import { useCallback, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Code } from '../../../design/Code.tsx';
import { Section } from '../../../design/Section.tsx';
import { StateBadge, type States } from '../../../design/StateBadge.tsx';
import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { goodsMessages } from './messages.ts';
import { ProposeAnewDialog } from './ProposeAnewDialog.tsx';
import { ProposalsDocument, type ProposalsQuery, WithdrawBaseProductDocument } from './Proposals.generated.ts';

const words = goodsMessages.proposals;

type Proposal = NonNullable<NonNullable<ProposalsQuery['viewer']>['baseProducts']>['nodes'][number];

/** Products that a company proposed and that are not published: those that wait, and those that were turned down with the reason. */
export function Proposals({ customerId, states }: { customerId: string; states: States }) {
  const { data } = useGraph(ProposalsDocument, { customerId });
  const [withdrawn, setWithdrawn] = useState<Proposal>();
  const [changed, setChanged] = useState<Proposal>();
  const stopChanging = useCallback(() => setChanged(undefined), []);
  const open = (data.viewer?.baseProducts?.nodes ?? []).filter(
    ({ status }) => status === 'PENDING' || status === 'REJECTED',
  );
  if (open.length === 0) return null;
  const withdraw = async () => {
    const input = { baseProductId: withdrawn!.id, version: withdrawn!.version };
    await write(WithdrawBaseProductDocument, { input }, { outdates: ['viewer.baseProducts'] });
    notify('success', words.withdrawn);
  };
  return (
    <Section title={words.title}>
      <ul className="flex flex-col">
        {open.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border py-2">
            <span className="min-w-0 flex-1 basis-60">
              <TechnicalText>{proposal.name}</TechnicalText> {proposal.mpn && <Code>{proposal.mpn}</Code>}
              <span className="block text-[0.875rem] text-muted">{proposal.categoryName}</span>
              {proposal.status === 'REJECTED' && proposal.reason && (
                <span className="block text-[0.875rem] text-muted" dir="auto">
                  {words.reason(proposal.reason)}
                </span>
              )}
            </span>
            <StateBadge states={states} value={proposal.status} />
            {proposal.allowedActions.includes('PROPOSE') && (
              <Button onClick={() => setChanged(proposal)} aria-label={words.proposeAnewOf(proposal.name)}>
                {words.proposeAnew}
              </Button>
            )}
            {proposal.allowedActions.includes('WITHDRAW') && (
              <Button onClick={() => setWithdrawn(proposal)} aria-label={words.withdrawOf(proposal.name)}>
                {words.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {withdrawn && (
        <ConfirmWrite
          title={words.withdrawOf(withdrawn.name)}
          text={words.withdrawText}
          actionLabel={words.withdraw}
          act={withdraw}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
      {changed && <ProposeAnewDialog proposal={changed} close={stopChanging} />}
    </Section>
  );
}
