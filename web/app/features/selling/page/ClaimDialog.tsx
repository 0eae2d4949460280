import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { pageMessages } from './messages.ts';
import { claimSchema } from './pageForms.ts';
import { ClaimSupplierDocument, PageTabDocument } from './PageTab.generated.ts';

const words = pageMessages.claims;
const requiredLabel = formMessages.required;

interface ClaimDialogProps {
  supplier: { id: string; brandName: string };
  /** Companies that the viewer owns. */
  companies: readonly { id: string; name: string }[];
  customerId: string;
  close(): void;
}

/** Says that a supplier is a company's own. */
export function ClaimDialog({ supplier, companies, customerId, close }: ClaimDialogProps) {
  const state = useForm({
    schema: claimSchema,
    labels: words.labels,
    stored: { values: { customerId, statement: '' } },
    async save(fields) {
      const input = { ...fields, supplierId: supplier.id };
      await write(ClaimSupplierDocument, { input }, { outdates: [PageTabDocument] });
      notify('success', words.made);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.newTitle(supplier.brandName)} saveLabel={words.ask} close={close}>
      <p className="max-w-[68ch]">{words.newText}</p>
      {companies.length > 1 && (
        <Select
          {...state.field('customerId')}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextArea
        {...state.field('statement')}
        requiredLabel={requiredLabel}
        hint={words.statementHint}
        maxLength={1_000}
        rows={4}
      />
    </FormDialog>
  );
}
