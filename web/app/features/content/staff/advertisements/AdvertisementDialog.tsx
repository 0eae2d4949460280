import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { DayField } from '../../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { type FormState, useForm } from '../../../../platform/forms/useForm.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { FileField, IMAGE_TYPES } from '../../../files/index.ts';
import { ChosenField } from '../../writing/Chosen.tsx';
import { findCategories } from '../../writing/PageForm.tsx';
import { advertisementInput, advertisementSchema, placeOfField, storedAdvertisement } from './advertisementForm.ts';
import type { TypedAdvertisement } from './advertisementForm.ts';
import {
  type AdvertisementList_AdvertisementFragment as Advertisement,
  type AdvertisementList_LabelsFragment as Labels,
  CreateAdvertisementDocument,
  UpdateAdvertisementDocument,
} from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';

const requiredLabel = formMessages.required;
const outdates = ['staff.advertisements'] as const;
const MOST_CATEGORIES = 20;

interface AdvertisementDialogProps {
  /** The one to change; a new one without. */
  advertisement?: Advertisement;
  labels: Labels;
  close(): void;
}

/** Writes an advertisement. */
export function AdvertisementDialog({ advertisement, labels, close }: AdvertisementDialogProps) {
  const state = useForm({
    schema: advertisementSchema,
    labels: words.labels,
    stored: storedAdvertisement(advertisement),
    placeOf: placeOfField,
    async save(typed) {
      const input = advertisementInput(typed);
      if (advertisement) {
        const { id: advertisementId, version } = advertisement;
        await write(UpdateAdvertisementDocument, { input: { ...input, advertisementId, version } }, { outdates });
      } else await write(CreateAdvertisementDocument, { input }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field, form } = state;
  const slots = labels.advertisementSlots?.values ?? [];
  const title = advertisement ? words.changeTitle(advertisement.alt) : words.add;
  return (
    <FormDialog state={state} title={title} saveLabel={words.save} close={close}>
      <Select {...field('slot')} options={slots.map(({ value, displayFa }) => ({ value, label: displayFa }))} />
      <Pictures state={state} advertisement={advertisement} />
      <TextField {...field('alt')} hint={words.hints.alt} requiredLabel={requiredLabel} maxLength={200} dir="auto" />
      <TextField
        {...field('targetPath')}
        hint={words.hints.targetPath}
        requiredLabel={requiredLabel}
        maxLength={500}
        dir="ltr"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField state={state} name="fromDay" hint={words.hints.day} requiredLabel={requiredLabel} years={[0, 1]} />
        <TextField {...field('fromTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
        <DayField state={state} name="untilDay" hint={words.hints.day} requiredLabel={requiredLabel} years={[0, 1]} />
        <TextField {...field('untilTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
      </div>
      <TextField {...field('weight')} hint={words.hints.weight} requiredLabel={requiredLabel} inputMode="numeric" />
      <ChosenField
        name="categories"
        label={words.labels.categories}
        hint={words.hints.categories}
        error={field('categories').error}
        value={form.watch('categories')}
        most={MOST_CATEGORIES}
        find={findCategories}
        onChange={(value) => form.setValue('categories', value, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

interface PicturesProps {
  state: FormState<TypedAdvertisement>;
  advertisement: Advertisement | undefined;
}

function Pictures({ state, advertisement }: PicturesProps) {
  const picture = (name: 'imageDesktopId' | 'imageMobileId', stored: { fileId: string; url: string } | undefined) => (
    <FileField
      state={state}
      name={name}
      hint={words.hints[name]}
      accept={IMAGE_TYPES}
      requiredLabel={requiredLabel}
      stored={stored && { id: stored.fileId, shown: <Shown url={stored.url} /> }}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {picture('imageDesktopId', advertisement?.imageDesktop)}
      {picture('imageMobileId', advertisement?.imageMobile)}
    </div>
  );
}

const Shown = ({ url }: { url: string }) => (
  <img src={url.replace(/\d+$/, '320')} alt="" className="max-h-24 max-w-full rounded-card" />
);
