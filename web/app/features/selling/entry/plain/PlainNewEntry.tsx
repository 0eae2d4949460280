import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { entryMessages } from '../messages.ts';
import type { RefusedNewEntry } from './beginPlainEntry.ts';
import { plainNewEntryName, plainProposalName } from './names.ts';
import { PlainFind, PlainMatches } from './PlainMatches.tsx';
import { PlainProposal } from './PlainProposal.tsx';
import { PlainSupplier } from './PlainSupplier.tsx';
import { begunProposal } from './proposal.ts';
import type { RefusedProposal } from './proposePlainProduct.ts';

const words = entryMessages.create;
const nothing: RefusedNewEntry['typed'] = { name: '', brandName: '', baseProductId: '', supplierId: '' };

/** A draft for who has no script: its product is looked for, then chosen, or proposed where the catalogue lacks it. */
export function PlainNewEntry({
  merchant: { id, customerId },
}: {
  merchant: { id: string; customerId?: string | null };
}) {
  const refused = useRefused<RefusedNewEntry>(plainNewEntryName, id);
  const proposal = useRefused<RefusedProposal>(plainProposalName, id);
  const { typed = nothing, problems = {}, failure, matches, reasons = [], suppliers } = refused ?? {};
  const proposed = proposal ?? (matches && begunProposal(typed, matches, suppliers));
  return (
    <>
      <PlainForm name={plainNewEntryName} label={words.title} hidden={{ id }}>
        <p className="font-medium">{words.title}</p>
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        {failure && <Alert kind="error">{failure}</Alert>}
        <PlainFind typed={typed} error={problems.name} />
        {matches && (
          <PlainMatches matches={matches} reasons={reasons} chosen={typed.baseProductId} error={problems.baseProductId}>
            <PlainSupplier suppliers={suppliers} chosen={typed.supplierId} error={problems.supplierId} />
            <div>
              <Button type="submit" variant="primary">
                {words.save}
              </Button>
            </div>
          </PlainMatches>
        )}
      </PlainForm>
      {customerId && proposed && (
        <PlainProposal
          name={plainProposalName}
          hidden={{ id }}
          lead={entryMessages.proposal.lead}
          label={words.propose}
          proposal={proposed}
        />
      )}
    </>
  );
}
