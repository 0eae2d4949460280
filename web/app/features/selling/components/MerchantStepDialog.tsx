import { ConfirmWrite } from '../../../platform/forms/ConfirmWrite.tsx';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { sellingMessages } from '../messages.ts';
import {
  CloseMerchantDocument,
  type OwnMerchantCard_MerchantFragment as Merchant,
  SubmitMerchantDocument,
  WithdrawMerchantDocument,
} from './OwnMerchantCard.generated.ts';

const steps = {
  SUBMIT: { document: SubmitMerchantDocument, words: sellingMessages.submit },
  WITHDRAW: { document: WithdrawMerchantDocument, words: sellingMessages.withdraw },
  CLOSE: { document: CloseMerchantDocument, words: sellingMessages.close },
} as const;

interface MerchantStepDialogProps {
  merchant: Merchant;
  step: keyof typeof steps;
  close(): void;
}

/** Asks once more before a merchant takes a step. */
export function MerchantStepDialog({ merchant: { id, version, name }, step, close }: MerchantStepDialogProps) {
  const { document, words } = steps[step];
  const act = async () => {
    // The three are one shape: an id and a version, and the merchant afterwards.
    await write(document as typeof SubmitMerchantDocument, { input: { merchantId: id, version } });
    notify('success', words.done);
  };
  return (
    <ConfirmWrite
      danger={step === 'CLOSE'}
      title={words.title(name)}
      text={words.text}
      actionLabel={words.action}
      onClose={close}
      act={act}
    />
  );
}
