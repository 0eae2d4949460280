import { DayField } from '../../../../platform/forms/DayField.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { FileField, IMAGE_TYPES } from '../../../files/index.ts';
import { rowNow, useTabAnew } from '../../../staff/index.ts';
import { ChosenField } from '../../writing/Chosen.tsx';
import { findCategories } from '../../writing/PageForm.tsx';
import { AdvertisementFields } from './AdvertisementFields.tsx';
import {
  advertisementForm,
  displayAdvertisement,
  placeOfAdvertisement,
  storedAdvertisement,
} from './advertisementForms.ts';
import type {
  AdvertisementList_AdvertisementFragment as Advertisement,
  AdvertisementList_LabelsFragment as Labels,
} from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';
import { StaffAdvertisementsDocument } from './queue.generated.ts';

const requiredLabel = formMessages.required;
const MOST_CATEGORIES = 20;

interface AdvertisementDialogProps {
  /** The one to change; a new one without. */
  advertisement?: Advertisement;
  labels: Labels;
  close(): void;
}

/** Writes an advertisement. */
export function AdvertisementDialog({ advertisement, labels, close }: AdvertisementDialogProps) {
  const askTab = useTabAnew(StaffAdvertisementsDocument);
  const state = useForm({
    schema: advertisementForm.schema,
    labels: words.labels,
    stored: storedAdvertisement(advertisement),
    placeOf: placeOfAdvertisement,
    async save(read, version = 0) {
      await advertisementForm.save(read, { id: advertisement?.id, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const now = rowNow<Advertisement>((await askTab()).staff?.advertisements?.nodes, advertisement?.id);
      return now && storedAdvertisement(now);
    },
    display: displayAdvertisement(labels),
  });
  const { field, form } = state;
  const stored = advertisement && {
    imageDesktopId: advertisement.imageDesktop,
    imageMobileId: advertisement.imageMobile,
  };
  const title = advertisement ? words.changeTitle(advertisement.alt) : words.add;
  return (
    <FormDialog state={state} title={title} saveLabel={words.save} close={close}>
      <AdvertisementFields
        labels={labels}
        field={field}
        pictureField={(name) => (
          <FileField
            state={state}
            name={name}
            hint={words.hints[name]}
            accept={IMAGE_TYPES}
            requiredLabel={requiredLabel}
            stored={stored && { id: stored[name].fileId, shown: <Shown url={stored[name].url} /> }}
          />
        )}
        dayField={(name) => (
          <DayField state={state} name={name} hint={words.hints.day} requiredLabel={requiredLabel} years={[0, 1]} />
        )}
      />
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

const Shown = ({ url }: { url: string }) => (
  <img src={url.replace(/\d+$/, '320')} alt="" className="max-h-24 max-w-full rounded-card" />
);
