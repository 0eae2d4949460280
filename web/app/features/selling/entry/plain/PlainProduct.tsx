import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { isReviewed } from '../isReviewed.ts';
import { entryMessages } from '../messages.ts';
import { plainProductName, plainProductProposalName } from './names.ts';
import { PlainSearch } from './PlainSearch.tsx';
import { PlainProposal } from './PlainProposal.tsx';
import { begunProposal } from './proposal.ts';
import type { RefusedProposal } from './proposePlainProduct.ts';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { RefusedProduct } from './savePlainProduct.ts';

const words = entryMessages.product;

interface PlainProductProps {
  entry: Entry;
  /** The company that may propose a product; none where nobody may. */
  customerId: string | null | undefined;
}

/**
 * Puts an entry onto another base product without script: it is looked for first, then chosen of what was found, or proposed
 * where the catalogue lacks it.
 */
export function PlainProduct({ entry: { id, version, status }, customerId }: PlainProductProps) {
  const refused = useRefused<RefusedProduct>(plainProductName, id);
  const proposal = useRefused<RefusedProposal>(plainProductProposalName, id);
  const isPublished = isReviewed(status);
  const proposed = proposal ?? (refused?.found && begunProposal(refused.typed, refused.found));
  return (
    <>
      <PlainForm name={plainProductName} label={words.title} hidden={{ id, version }}>
        <p className="font-medium">{words.title}</p>
        <p className="max-w-[68ch] text-muted">{isPublished ? words.waits : words.lead}</p>
        <PlainSearch refused={refused} save={isPublished ? words.ask : words.save} />
      </PlainForm>
      {customerId && proposed && (
        <PlainProposal
          name={plainProductProposalName}
          hidden={{ id, version }}
          lead={isPublished ? words.proposalWaits : words.proposalLead}
          label={words.propose}
          proposal={proposed}
        />
      )}
    </>
  );
}
