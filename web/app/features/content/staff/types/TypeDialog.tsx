import * as v from 'valibot';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { digitText, requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import type { PageType } from '../../../../platform/graph/types.generated.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { typeMessages as words } from './messages.ts';
import {
  CreateContentTypeDocument,
  type TypeTable_LabelsFragment,
  type TypeTable_TypeFragment,
  UpdateContentTypeDocument,
} from './TypeTable.generated.ts';

const outdates = ['staff.contentTypes'] as const;
const MAX_LEVEL = 3;
const schema = v.object({
  title: requiredText(2, 60),
  pageType: v.string(),
  parentId: v.string(),
  order: digitText(3),
  isActive: v.string(),
});

interface TypeDialogProps {
  /** The one to change; a new one without. */
  type?: TypeTable_TypeFragment;
  types: readonly TypeTable_TypeFragment[];
  labels: TypeTable_LabelsFragment;
  close(): void;
}

/** Writes a content type. */
export function TypeDialog({ type, types, labels, close }: TypeDialogProps) {
  const state = useForm({
    schema,
    labels: words.labels,
    stored: storedOf(type),
    async save({ title, pageType, parentId, order, isActive }, version = 1) {
      const input = { title, order: Number(order), ...emptyAsNull({ parentId }) };
      if (type)
        await write(
          UpdateContentTypeDocument,
          { input: { ...input, contentTypeId: type.id, isActive: isActive === 'yes', version } },
          { outdates },
        );
      else
        await write(CreateContentTypeDocument, { input: { ...input, pageType: pageType as PageType } }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field } = state;
  const parents = types.filter(({ id, level }) => level < MAX_LEVEL && id !== type?.id);
  return (
    <FormDialog
      state={state}
      title={type ? words.changeTitle(type.title) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <TextField {...field('title')} requiredLabel={formMessages.required} maxLength={60} dir="auto" />
      {!type && (
        <Select
          {...field('pageType')}
          options={labels.pageTypes?.values.map(({ value, displayFa }) => ({ value, label: displayFa })) ?? []}
        />
      )}
      <Select
        {...field('parentId')}
        options={[{ value: '', label: words.root }, ...parents.map(({ id, title }) => ({ value: id, label: title }))]}
      />
      <TextField {...field('order')} hint={words.hints.order} inputMode="numeric" maxLength={3} />
      {type && (
        <Select
          {...field('isActive')}
          hint={words.hints.isActive}
          options={[
            { value: 'yes', label: words.active },
            { value: 'no', label: words.inactive },
          ]}
        />
      )}
    </FormDialog>
  );
}

const storedOf = (type: TypeTable_TypeFragment | undefined) => {
  const values = {
    title: type?.title ?? '',
    pageType: type?.pageType ?? 'ARTICLE',
    parentId: type?.parentId ?? '',
    order: toPersianDigits(String(type?.order ?? 1)),
    isActive: type && !type.isActive ? 'no' : 'yes',
  };
  return type ? { version: type.version, values } : { values };
};
