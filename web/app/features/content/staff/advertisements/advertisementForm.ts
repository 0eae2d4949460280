import * as v from 'valibot';
import { typedJalaliDay } from '../../../../platform/forms/jalali.ts';
import { ruleText } from '../../../../platform/forms/messages.ts';
import { digitText, jalaliDay, requiredText } from '../../../../platform/forms/rules.ts';
import type { Stored } from '../../../../platform/forms/useForm.ts';
import type { AdvertisementSlot } from '../../../../platform/graph/types.generated.ts';
import { ON_ITS_WAY } from '../../../files/index.ts';
import { listOf, writtenList } from '../../writing/pageForm.ts';
import { momentOf, readClock, typedMomentOf } from '../announcements/typedMoment.ts';
import type { AdvertisementList_AdvertisementFragment as Advertisement } from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';

const day = v.pipe(v.string(), v.minLength(1, ruleText('REQUIRED')), jalaliDay());
const time = v.pipe(
  v.string(),
  v.check((typed) => readClock(typed) !== undefined, ruleText('FORMAT')),
);
const file = v.pipe(
  v.string(),
  v.minLength(1, ruleText('REQUIRED')),
  v.check((id) => id !== ON_ITS_WAY, words.fileOnItsWay),
);

/** What is written with script and without. */
const inWords = {
  slot: v.string(),
  alt: requiredText(5, 200),
  targetPath: requiredText(1, 500),
  fromDay: day,
  fromTime: time,
  untilDay: day,
  untilTime: time,
  weight: digitText(2),
};
export const plainSchema = v.object(inWords);
export const advertisementSchema = v.object({
  ...inWords,
  imageDesktopId: file,
  imageMobileId: file,
  categories: v.string(),
});
export type TypedWords = v.InferInput<typeof plainSchema>;
export type TypedAdvertisement = v.InferInput<typeof advertisementSchema>;

/** What is stored, as a form without script holds it. */
export function typedWords({ slot, alt, targetPath, from, until, weight }: Advertisement): TypedWords {
  const begins = typedMomentOf(from);
  const ends = typedMomentOf(until);
  return {
    slot,
    alt,
    targetPath,
    fromDay: typedJalaliDay(begins.day),
    fromTime: begins.time,
    untilDay: typedJalaliDay(ends.day),
    untilTime: ends.time,
    weight: String(weight),
  };
}
export const emptyWords: TypedWords = {
  slot: 'HOME_TOP',
  alt: '',
  targetPath: '',
  fromDay: '',
  fromTime: '',
  untilDay: '',
  untilTime: '',
  weight: '1',
};
/** Fields of a form without script. */
export const plainFields = Object.keys(emptyWords);

export function storedAdvertisement(advertisement: Advertisement | undefined): Stored<TypedAdvertisement> {
  const values = {
    ...(advertisement ? typedWords(advertisement) : emptyWords),
    imageDesktopId: advertisement?.imageDesktop.fileId ?? '',
    imageMobileId: advertisement?.imageMobile.fileId ?? '',
    categories: writtenList((advertisement?.categories ?? []).map(({ id, name }) => ({ id, name }))),
  };
  return advertisement ? { version: advertisement.version, values } : { values };
}

export const plainInput = ({ slot, fromDay, fromTime, untilDay, untilTime, weight, ...typed }: TypedWords) => ({
  slot: slot as AdvertisementSlot,
  alt: typed.alt,
  targetPath: typed.targetPath,
  from: momentOf(fromDay, fromTime),
  until: momentOf(untilDay, untilTime),
  weight: Number(weight),
});

export const advertisementInput = ({ imageDesktopId, imageMobileId, categories, ...typed }: TypedAdvertisement) => ({
  ...plainInput(typed),
  imageDesktopId,
  imageMobileId,
  categoryIds: listOf(categories).map(({ id }) => id),
});

/** Where a field of the api stands in the forms. */
export function placeOfField(field: string): string {
  if (field === 'categoryIds') return 'categories';
  return field === 'from' || field === 'until' ? `${field}Day` : field;
}
