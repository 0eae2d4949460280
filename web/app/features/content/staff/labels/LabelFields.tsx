import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { labelMessages as words } from './messages.ts';

/** The fields of a label. */
export const LabelFields = ({ field }: { field: FieldOf<'title' | 'description'> }) => (
  <>
    <TextField {...field('title')} requiredLabel={formMessages.required} maxLength={40} dir="auto" />
    <TextArea {...field('description')} hint={words.hints.description} maxLength={300} rows={3} />
  </>
);
