import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { categoryStaffMessages as words } from './messages.ts';

/** The fields of a group of questions. */
export const CategoryFields = ({ field }: { field: FieldOf<keyof typeof words.labels> }) => (
  <>
    <TextField {...field('name')} requiredLabel={formMessages.required} maxLength={60} dir="auto" />
    <TextField {...field('order')} inputMode="numeric" dir="ltr" maxLength={4} />
    <Select
      {...field('isActive')}
      options={[
        { value: 'true', label: words.shown },
        { value: 'false', label: words.hidden },
      ]}
    />
  </>
);
