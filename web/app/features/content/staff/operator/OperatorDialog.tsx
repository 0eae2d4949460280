import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { operatorMessages as words } from './messages.ts';
import type { OperatorCard_StaffFragment } from './OperatorCard.generated.ts';
import { OperatorFields } from './OperatorFields.tsx';
import { operatorForm, typedOperator } from './operatorForm.ts';

/** Writes who runs the site. */
export function OperatorDialog({ staff, close }: { staff: OperatorCard_StaffFragment; close(): void }) {
  const { version } = staff;
  const state = useForm({
    schema: operatorForm.schema,
    labels: words.labels,
    stored: { version, values: typedOperator(staff) },
    async save(read) {
      await operatorForm.save(read, { id: undefined, version });
      notify('success', words.saved);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.change} saveLabel={words.save} close={close}>
      <OperatorFields field={state.field} />
    </FormDialog>
  );
}
