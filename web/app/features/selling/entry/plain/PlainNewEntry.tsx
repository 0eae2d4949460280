import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { entryMessages } from '../messages.ts';
import { OwnEntries } from '../OwnEntries.tsx';
import type { RefusedNewEntry } from './beginPlainEntry.ts';
import { plainNewEntryName, plainProposalName } from './names.ts';
import { PlainSearch } from './PlainSearch.tsx';
import { PlainProposal } from './PlainProposal.tsx';
import { PlainSupplier } from './PlainSupplier.tsx';
import { begunProposal } from './proposal.ts';
import type { RefusedProposal } from './proposePlainProduct.ts';

const words = entryMessages.create;

/** A draft for who has no script: its product is looked for, then chosen, or proposed where the catalogue lacks it. */
export function PlainNewEntry({
  merchant: { id, customerId },
}: {
  merchant: { id: string; customerId?: string | null };
}) {
  const refused = useRefused<RefusedNewEntry>(plainNewEntryName, id);
  const proposal = useRefused<RefusedProposal>(plainProposalName, id);
  const proposed = proposal ?? (refused?.found && begunProposal(refused.typed, refused.found, refused.suppliers));
  return (
    <>
      <PlainForm name={plainNewEntryName} label={words.title} hidden={{ id }}>
        <p className="font-medium">{words.title}</p>
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        <PlainSearch refused={refused} save={words.save}>
          {refused && (
            <PlainSupplier
              suppliers={refused.suppliers}
              chosen={refused.typed.supplierId}
              error={refused.problems.supplierId}
            />
          )}
          {refused?.own && (
            <>
              <OwnEntries of={refused.own} />
              <input type="hidden" name="told" value={refused.typed.baseProductId} />
            </>
          )}
        </PlainSearch>
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
