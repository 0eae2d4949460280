import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { rowNow, useTabAnew } from '../../../staff/index.ts';
import { typeMessages as words } from './messages.ts';
import { StaffContentTypesDocument } from './queue.generated.ts';
import { TypeFields, type TypeFieldsProps } from './TypeFields.tsx';
import { allTypes, displayType, typedType, typeForm } from './typeForm.ts';
import type { TypeTable_TypeFragment } from './TypeTable.generated.ts';

/** Writes a content type. */
export function TypeDialog({ close, ...props }: TypeFieldsProps & { close(): void }) {
  const { type, types } = props;
  const askTab = useTabAnew(StaffContentTypesDocument);
  const state = useForm({
    schema: typeForm.schema,
    labels: words.labels,
    stored: { ...(type && { version: type.version }), values: typedType(type) },
    async save(values, version = 0) {
      await typeForm.save(values, { id: type?.id, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const now = rowNow<TypeTable_TypeFragment>(allTypes((await askTab()).staff?.contentTypes), type?.id);
      return now && { version: now.version, values: typedType(now) };
    },
    display: displayType(types),
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
