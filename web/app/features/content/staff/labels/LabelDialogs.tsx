import { useState } from 'react';
import * as v from 'valibot';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { ConfirmWrite } from '../../../../platform/forms/ConfirmWrite.tsx';
import { Dialog } from '../../../../design/Dialog.tsx';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { optionalText, requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { ask } from '../../../../platform/graph/ask.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { Lookup, type LookupRow } from '../../editor/Lookup.tsx';
import { StaffContentTypesDocument } from '../types/queue.generated.ts';
import {
  CreateContentLabelDocument,
  type LabelTable_LabelFragment,
  LabelsToMergeDocument,
  UpdateContentLabelDocument,
} from './LabelTable.generated.ts';
import { labelMessages as words } from './messages.ts';

const outdates = [StaffContentTypesDocument];
const schema = v.object({ title: requiredText(2, 60), description: optionalText(300) });

interface LabelDialogProps {
  /** The one to change; a new one without. */
  label?: LabelTable_LabelFragment;
  close(): void;
}

/** Writes a label. */
export function LabelDialog({ label, close }: LabelDialogProps) {
  const values = { title: label?.title ?? '', description: label?.description ?? '' };
  const state = useForm({
    schema,
    labels: words.labels,
    stored: label ? { version: label.version, values } : { values },
    async save({ title, description }, version = 1) {
      const input = { title, ...emptyAsNull({ description }) };
      if (label)
        await write(
          UpdateContentLabelDocument,
          { input: { ...input, contentLabelId: label.id, version } },
          { outdates },
        );
      else await write(CreateContentLabelDocument, { input }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field } = state;
  return (
    <FormDialog
      state={state}
      title={label ? words.changeTitle(label.title) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <TextField {...field('title')} requiredLabel={formMessages.required} maxLength={60} dir="auto" />
      <TextArea {...field('description')} hint={words.hints.description} maxLength={300} rows={3} />
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
    const input = { contentLabelId: id, mergeIntoId: into.id, version };
    await write(UpdateContentLabelDocument, { input }, { outdates });
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
