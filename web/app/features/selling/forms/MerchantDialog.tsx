import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import type {
  OwnMerchantCard_LabelsFragment as Labels,
  OwnMerchantCard_MerchantFragment as Merchant,
} from '../components/OwnMerchantCard.generated.ts';
import { sellingMessages } from '../messages.ts';
import { SellingScreenDocument } from '../screens/SellingScreen.generated.ts';
import { CreateMerchantDocument, UpdateMerchantDocument } from './changeMerchant.generated.ts';
import { useCompanyFacts } from './companyFacts.ts';
import { merchantSchema, typedMerchant } from './merchantForm.ts';
import { NameField } from './NameField.tsx';
import { PlaceSelects } from './PlaceSelects.tsx';

const words = sellingMessages.form;
const requiredLabel = formMessages.required;
type MerchantDialogProps = {
  labels: Masked<Labels>;
  close(): void;
} & ({ merchant: Merchant; customerId?: never } | { merchant?: never; /** Whose new one it is. */ customerId: string });

/** What a merchant says of itself: a new one of a company, or one that is there. */
export function MerchantDialog({ merchant, customerId, labels, close }: MerchantDialogProps) {
  const { merchantKinds, nameProblems } = readFragment<Labels>(labels);
  const stated = useCompanyFacts(customerId);
  const state = useForm({
    schema: merchantSchema,
    labels: words.labels,
    stored: { ...(merchant && { version: merchant.version }), values: typedMerchant(merchant, stated) },
    async save({ kind, stateId: _, ...read }, version) {
      const fields = emptyAsNull(read);
      if (merchant) {
        await write(UpdateMerchantDocument, { input: { ...fields, merchantId: merchant.id, version: version ?? 0 } });
        notify('success', words.saved);
      } else {
        const input = { ...fields, kind, customerId };
        await write(CreateMerchantDocument, { input }, { outdates: [SellingScreenDocument] });
        notify('success', words.created);
      }
      close();
    },
  });
  const kinds = (merchantKinds?.values ?? []).filter(({ value }) => value !== 'SUPPLIER_SELF');
  return (
    <FormDialog
      state={state}
      title={merchant ? words.editTitle(merchant.name) : words.addTitle}
      saveLabel={words.save}
      close={close}
    >
      <NameField state={state} merchant={merchant} problems={nameProblems} />
      <div className="grid gap-4 md:grid-cols-2">
        {!merchant && (
          <Select
            {...state.field('kind')}
            options={kinds.map(({ value, displayFa }) => ({ value, label: displayFa }))}
            requiredLabel={requiredLabel}
          />
        )}
        <PlaceSelects state={state} />
      </div>
      <TextArea {...state.field('about')} hint={words.aboutHint} maxLength={2000} />
    </FormDialog>
  );
}
