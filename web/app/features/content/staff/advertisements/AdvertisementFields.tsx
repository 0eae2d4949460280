import type { ReactNode } from 'react';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import type { AdvertisementList_LabelsFragment as Labels } from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';

const requiredLabel = formMessages.required;

export type PictureName = 'imageDesktopId' | 'imageMobileId';

interface AdvertisementFieldsProps {
  labels: Labels;
  field: FieldOf<keyof typeof words.labels>;
  /** How a picture is chosen, with script or without. */
  pictureField(name: PictureName): ReactNode;
  /** Of a day: the browser has a calendar beside it. */
  dayField?(name: 'fromDay' | 'untilDay'): ReactNode;
}

/** The fields of an advertisement. */
export function AdvertisementFields({ labels, field, pictureField, dayField }: AdvertisementFieldsProps) {
  const slots = labels.advertisementSlots?.values ?? [];
  const { hints } = words;
  const dayOf = (name: 'fromDay' | 'untilDay') =>
    dayField?.(name) ?? <TextField {...field(name)} hint={hints.day} requiredLabel={requiredLabel} dir="ltr" />;
  return (
    <>
      <Select {...field('slot')} options={slots.map(({ value, displayFa }) => ({ value, label: displayFa }))} />
      <div className="grid gap-4 sm:grid-cols-2">
        {pictureField('imageDesktopId')}
        {pictureField('imageMobileId')}
      </div>
      <TextField {...field('alt')} hint={hints.alt} requiredLabel={requiredLabel} maxLength={200} dir="auto" />
      <TextField
        {...field('targetPath')}
        hint={hints.targetPath}
        requiredLabel={requiredLabel}
        maxLength={500}
        dir="ltr"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {dayOf('fromDay')}
        <TextField {...field('fromTime')} hint={hints.time} requiredLabel={requiredLabel} dir="ltr" />
        {dayOf('untilDay')}
        <TextField {...field('untilTime')} hint={hints.time} requiredLabel={requiredLabel} dir="ltr" />
      </div>
      <TextField {...field('weight')} hint={hints.weight} requiredLabel={requiredLabel} inputMode="numeric" />
    </>
  );
}
