import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { typeMessages as words } from './messages.ts';
import { TypeFields, type TypeFieldsProps } from './TypeFields.tsx';
import { typedType, typeForm } from './typeForm.ts';

/** Writes a content type. */
export function TypeDialog({ close, ...props }: TypeFieldsProps & { close(): void }) {
  const { type } = props;
  const state = useForm({
    schema: typeForm.schema,
    labels: words.labels,
    stored: { ...(type && { version: type.version }), values: typedType(type) },
    async save(values, version = 0) {
      await typeForm.save(values, { id: type?.id, version });
      notify('success', words.saved);
      close();
    },
  });
  return (
    <FormDialog
      state={state}
      title={type ? words.changeTitle(type.title) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <TypeFields {...props} field={state.field} />
    </FormDialog>
  );
}
