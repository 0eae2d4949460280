import type { ReactNode } from 'react';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import type { AnnouncementTable_LabelsFragment } from './AnnouncementTable.generated.ts';
import { announcementMessages as words } from './messages.ts';

const requiredLabel = formMessages.required;

interface AnnouncementFieldsProps {
  labels: AnnouncementTable_LabelsFragment;
  field: FieldOf<keyof typeof words.labels>;
  /** Of a day: the browser has a calendar beside it. */
  dayField?(name: 'fromDay' | 'untilDay'): ReactNode;
}

/** The fields of an announcement. */
export function AnnouncementFields({ labels, field, dayField }: AnnouncementFieldsProps) {
  const dayOf = (name: 'fromDay' | 'untilDay') =>
    dayField?.(name) ?? <TextField {...field(name)} hint={words.hints.day} requiredLabel={requiredLabel} dir="ltr" />;
  return (
    <>
      <TextArea {...field('text')} requiredLabel={requiredLabel} rows={3} maxLength={200} />
      <TextField {...field('href')} hint={words.hints.href} maxLength={500} dir="ltr" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select {...field('tone')} options={optionsOf(labels.announcementTones)} />
        <Select {...field('audience')} options={optionsOf(labels.announcementAudiences)} />
        <TextField {...field('order')} hint={words.hints.order} requiredLabel={requiredLabel} inputMode="numeric" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {dayOf('fromDay')}
        <TextField {...field('fromTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
        {dayOf('untilDay')}
        <TextField {...field('untilTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
      </div>
    </>
  );
}

const optionsOf = (model: { values: readonly { value: string; displayFa: string }[] } | null | undefined) =>
  model?.values.map(({ value, displayFa }) => ({ value, label: displayFa })) ?? [];
