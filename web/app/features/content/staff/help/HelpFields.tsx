import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { markdownMessages } from '../markdown/messages.ts';
import { helpStaffMessages as words } from './messages.ts';

const requiredLabel = formMessages.required;

/** The text of the help of a screen. */
export const HelpFields = ({ field }: { field: FieldOf<'title' | 'body'> }) => (
  <>
    <TextField {...field('title')} requiredLabel={requiredLabel} maxLength={120} dir="auto" />
    <TextArea {...field('body')} requiredLabel={requiredLabel} hint={markdownMessages.hint} rows={12} dir="auto" />
  </>
);

/** Videos that readers are shown; one that is not stays chosen until another is. */
export function videoOptions(videos: readonly { id: string; title: string }[], chosen: string) {
  const known = videos.map(({ id, title }) => ({ value: id, label: title }));
  const isMissing = chosen !== '' && known.every(({ value }) => value !== chosen);
  return [
    { value: '', label: words.noVideo },
    ...known,
    ...(isMissing ? [{ value: chosen, label: words.labels.mediaVideoId }] : []),
  ];
}
