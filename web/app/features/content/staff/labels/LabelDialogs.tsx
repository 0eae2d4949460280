import { useState } from 'react';
import { ConfirmWrite } from '../../../../platform/forms/ConfirmWrite.tsx';
import { Dialog } from '../../../../design/Dialog.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { ask } from '../../../../platform/graph/ask.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { rowNow, useRenewing, useTabAnew } from '../../../staff/index.ts';
import { Lookup, type LookupRow } from '../../editor/Lookup.tsx';
import { StaffContentTypesDocument } from '../types/queue.generated.ts';
import { LabelFields } from './LabelFields.tsx';
import { labelForm, mergeForm } from './labelForms.ts';
import { type LabelTable_LabelFragment, LabelsToMergeDocument } from './LabelTable.generated.ts';
import { labelMessages as words } from './messages.ts';

interface LabelDialogProps {
  /** The one to change; a new one without. */
  label?: LabelTable_LabelFragment;
  close(): void;
}

const storedLabel = (label: LabelTable_LabelFragment | undefined) => ({
  ...(label && { version: label.version }),
  values: { title: label?.title ?? '', description: label?.description ?? '' },
});

/** Writes a label. */
export function LabelDialog({ label, close }: LabelDialogProps) {
  const askTab = useTabAnew(StaffContentTypesDocument);
  const state = useForm({
    schema: labelForm.schema,
    labels: words.labels,
    stored: storedLabel(label),
    async save(read, version = 0) {
      await labelForm.save(read, { id: label?.id, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const now = rowNow<LabelTable_LabelFragment>((await askTab()).contentLabels?.nodes, label?.id);
      return now && storedLabel(now);
    },
  });
  return (
    <FormDialog
      state={state}
      title={label ? words.changeTitle(label.title) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <LabelFields field={state.field} />
    </FormDialog>
  );
}

async function findLabels(key: string, overtaken: AbortSignal): Promise<LookupRow[]> {
  const { contentLabels } = await ask(LabelsToMergeDocument, { key }, overtaken);
  return (contentLabels?.nodes ?? []).map(({ id, title }) => ({ id, label: title, detail: '' }));
}

interface MergeDialogProps {
  label: LabelTable_LabelFragment;
  close(): void;
}

/** Gives the pages of a label to another one: chosen by its name, asked once more, then done. */
export function MergeDialog({ label: { id, title, version }, close }: MergeDialogProps) {
  const renewing = useRenewing();
  const [into, setInto] = useState<{ id: string; label: string }>();
  if (!into)
    return (
      <Dialog open onClose={close} title={words.mergeTitle(title)} closeLabel={formMessages.close}>
        <Lookup
          label={words.mergeInto}
          hint={words.mergeHint}
          find={findLabels}
          choose={(row) => row.id !== id && setInto(row)}
        />
      </Dialog>
    );
  const act = async () => {
    await renewing(() => mergeForm.save({ mergeIntoId: into.id }, { id, version }));
    notify('success', words.merged);
  };
  return (
    <ConfirmWrite
      title={words.mergeTitle(title)}
      text={words.mergeText(title, into.label)}
      actionLabel={words.merge}
      act={act}
      onClose={close}
    />
  );
}
