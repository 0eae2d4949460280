import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useTabAnew } from '../../../staff/index.ts';
import { operatorMessages as words } from './messages.ts';
import type { OperatorCard_StaffFragment } from './OperatorCard.generated.ts';
import { OperatorFields } from './OperatorFields.tsx';
import { operatorForm, typedOperator } from './operatorForm.ts';
import { StaffOperatorDocument } from './queue.generated.ts';

/** Writes who runs the site. */
export function OperatorDialog({ staff, close }: { staff: OperatorCard_StaffFragment; close(): void }) {
  const askTab = useTabAnew(StaffOperatorDocument);
  const state = useForm({
    schema: operatorForm.schema,
    labels: words.labels,
    stored: { version: staff.version, values: typedOperator(staff) },
    async save(read, version = 0) {
      await operatorForm.save(read, { id: undefined, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const now = readFragment<OperatorCard_StaffFragment>((await askTab()).staff?.siteOperator);
      return now && { version: now.version, values: typedOperator(now) };
    },
  });
  return (
    <FormDialog state={state} title={words.change} saveLabel={words.save} close={close}>
      <OperatorFields field={state.field} />
    </FormDialog>
  );
}
