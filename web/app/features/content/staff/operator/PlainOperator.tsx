import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import { operatorMessages as words } from './messages.ts';
import type { OperatorCard_StaffFragment } from './OperatorCard.generated.ts';
import { OperatorFields } from './OperatorFields.tsx';
import { operatorForm, typedOperator } from './operatorForm.ts';

const OperatorForm = ({ staff }: { staff: OperatorCard_StaffFragment }) => (
  <PlainStaffForm
    form={operatorForm}
    version={staff.version}
    title={words.change}
    saveLabel={words.save}
    labels={words.labels}
    values={typedOperator(staff)}
  >
    {(field) => <OperatorFields field={field} />}
  </PlainStaffForm>
);

/** Writes who runs the site for who has no script. */
export const PlainOperator = plainPart(import.meta.env.SSR && OperatorForm);
