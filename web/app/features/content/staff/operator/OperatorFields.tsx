import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { operatorMessages as words } from './messages.ts';

const requiredLabel = formMessages.required;

/** The fields of who runs the site. */
export const OperatorFields = ({ field }: { field: FieldOf<keyof typeof words.labels> }) => (
  <>
    <TextField {...field('name')} requiredLabel={requiredLabel} maxLength={100} dir="auto" />
    <TextArea {...field('address')} requiredLabel={requiredLabel} maxLength={300} />
    <TextArea {...field('phones')} hint={words.hints.phones} requiredLabel={requiredLabel} dir="ltr" />
    <TextField {...field('email')} requiredLabel={requiredLabel} dir="ltr" inputMode="email" />
    <TextField {...field('supportHours')} requiredLabel={requiredLabel} maxLength={120} dir="auto" />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('nationalLegalId')} dir="ltr" inputMode="numeric" />
      <TextField {...field('registrationNumber')} dir="ltr" inputMode="numeric" />
    </div>
    <TextField {...field('trustText')} hint={words.hints.trustText} maxLength={200} dir="auto" />
  </>
);
