import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { DayField } from '../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { EvidenceFile } from './EvidenceFile.tsx';
import { pageMessages } from './messages.ts';
import { emptyEvidence, evidenceSchema } from './pageForms.ts';
import {
  CreateSupplierEvidenceDocument,
  PageTabDocument,
  type PageTab_LabelsFragment as Labels,
} from './PageTab.generated.ts';

const words = pageMessages.evidence;
const requiredLabel = formMessages.required;

interface EvidenceDialogProps {
  supplier: { id: string; name: string };
  /** The claim that it is to prove. */
  claimId?: string;
  labels: Labels;
  close(): void;
}

/** Hands an evidence in. */
export function EvidenceDialog({ supplier, claimId, labels, close }: EvidenceDialogProps) {
  const state = useForm({
    schema: evidenceSchema,
    labels: words.labels,
    stored: { values: emptyEvidence },
    async save(fields) {
      const input = { ...fields, supplierId: supplier.id, ...(claimId && { claimId }) };
      await write(CreateSupplierEvidenceDocument, { input }, { outdates: [PageTabDocument] });
      notify('success', words.sent);
      close();
    },
  });
  const levels = labels.evidenceLevels?.values ?? [];
  return (
    <FormDialog state={state} title={words.addTitle(supplier.name)} saveLabel={words.send} close={close}>
      <Select
        {...state.field('level')}
        requiredLabel={requiredLabel}
        options={levels.map(({ value, displayFa }) => ({ value, label: displayFa }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...state.field('claim')} requiredLabel={requiredLabel} hint={words.claimHint} maxLength={100} />
        <TextField {...state.field('issuedBy')} requiredLabel={requiredLabel} maxLength={100} />
        <DayField state={state} name="validFrom" hint={words.dayHint} requiredLabel={requiredLabel} years={[-10, 0]} />
        <DayField state={state} name="validTo" hint={words.dayHint} requiredLabel={requiredLabel} years={[0, 10]} />
      </div>
      <EvidenceFile state={state} />
      <p className="text-muted">{words.private}</p>
    </FormDialog>
  );
}
