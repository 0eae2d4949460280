import * as v from 'valibot';
import { byLabels, labelsOf } from '../../../../platform/forms/conflict.ts';
import { typedJalaliDay } from '../../../../platform/forms/jalali.ts';
import { digitText, requiredText } from '../../../../platform/forms/rules.ts';
import type { AdvertisementSlot } from '../../../../platform/graph/types.generated.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { requiredFile } from '../../../files/index.ts';
import { staffForm } from '../../../staff/index.ts';
import { listOf, writtenList } from '../../writing/pageForm.ts';
import { momentOf, typedDay, typedMomentOf, typedTime } from '../announcements/typedMoment.ts';
import {
  type AdvertisementList_AdvertisementFragment as Advertisement,
  type AdvertisementList_LabelsFragment as Labels,
  ArchiveAdvertisementDocument,
  CreateAdvertisementDocument,
  UpdateAdvertisementDocument,
} from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';

const outdates = ['staff.advertisements'] as const;

/** Writes an advertisement. */
export const advertisementForm = staffForm({
  name: 'save-advertisement',
  schema: v.object({
    slot: v.string(),
    imageDesktopId: requiredFile,
    imageMobileId: requiredFile,
    alt: requiredText(5, 200),
    targetPath: requiredText(1, 500),
    fromDay: typedDay,
    fromTime: typedTime,
    untilDay: typedDay,
    untilTime: typedTime,
    weight: digitText(2),
    categories: v.string(),
  }),
  files: ['imageDesktopId', 'imageMobileId'],
  outdates,
  placeOf: placeOfAdvertisement,
  save({ slot, weight, categories, ...typed }, { id, version }, { write }) {
    const { fromDay, fromTime, untilDay, untilTime, ...texts } = typed;
    const input = {
      ...texts,
      slot: slot as AdvertisementSlot,
      from: momentOf(fromDay, fromTime),
      until: momentOf(untilDay, untilTime),
      weight: Number(weight),
      categoryIds: listOf(categories).map((category) => category.id),
    };
    if (id === undefined) return write(CreateAdvertisementDocument, { input });
    return write(UpdateAdvertisementDocument, { input: { ...input, advertisementId: id, version } });
  },
});

/** Where a field of the api stands in the form; what is wrong with a time stands at its day. */
export function placeOfAdvertisement(field: string): string {
  if (field === 'categoryIds') return 'categories';
  return field === 'from' || field === 'until' ? `${field}Day` : field;
}

/** Takes an advertisement away for good. */
export const archiveForm = staffForm({
  name: 'archive-advertisement',
  schema: v.object({}),
  outdates,
  save: (_values, { id, version }, { write }) =>
    write(ArchiveAdvertisementDocument, { input: { advertisementId: id!, version } }),
});

/** How its pictures and its choices read. */
export const displayAdvertisement = (labels: Labels) => (name: string, value: string) => {
  if (name.startsWith('image')) return words.otherImage;
  if (name === 'categories')
    return listOf(value)
      .map((category) => category.name)
      .join(words.and);
  return byLabels({ slot: labelsOf(labels.advertisementSlots) })(name, value);
};

/** What is stored, as its form holds it. */
export const storedAdvertisement = (advertisement: Advertisement | undefined) => ({
  ...(advertisement && { version: advertisement.version }),
  values: typedAdvertisement(advertisement),
});

const nothing = {
  slot: 'HOME_TOP',
  imageDesktopId: '',
  imageMobileId: '',
  alt: '',
  targetPath: '',
  fromDay: '',
  fromTime: '',
  untilDay: '',
  untilTime: '',
  weight: '۱',
  categories: '',
};

export function typedAdvertisement(advertisement: Advertisement | undefined): typeof nothing {
  if (!advertisement) return nothing;
  const { slot, imageDesktop, imageMobile, alt, targetPath, weight, categories } = advertisement;
  const from = typedMomentOf(advertisement.from);
  const until = typedMomentOf(advertisement.until);
  return {
    slot,
    imageDesktopId: imageDesktop.fileId,
    imageMobileId: imageMobile.fileId,
    alt,
    targetPath,
    fromDay: typedJalaliDay(from.day),
    fromTime: from.time,
    untilDay: typedJalaliDay(until.day),
    untilTime: until.time,
    weight: toPersianDigits(String(weight)),
    categories: writtenList((categories ?? []).map(({ id, name }) => ({ id, name }))),
  };
}
