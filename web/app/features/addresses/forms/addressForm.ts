import * as v from 'valibot';
import { typedNumbers, typedTexts, emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { optionalText, phone, postalCode, required, requiredText } from '../../../platform/forms/rules.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { addressMessages as words } from '../messages.ts';
import type { AddressDialog_AddressFragment } from './AddressDialog.generated.ts';

const chosen = (choose: string) => v.pipe(v.string(), v.minLength(1, choose));

/** In the place of a city: one that is in no list, whose name is typed. */
export const OTHER_CITY = 'OTHER';

const fields = v.object({
  title: requiredText(2, 50),
  kind: v.picklist(['DELIVERY', 'OFFICE', 'FACTORY', 'BILLING']),
  receiverName: requiredText(2, 100),
  receiverPhone: required(phone()),
  stateId: chosen(words.stateMissing),
  cityId: chosen(words.cityMissing),
  cityName: optionalText(50),
  addressLine: requiredText(10, 300),
  plaque: optionalText(10),
  unit: optionalText(10),
  postalCode: postalCode(),
  isDefault: v.boolean(),
});
export const addressSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ cityId, cityName }) => cityId !== OTHER_CITY || cityName !== '', ruleText('REQUIRED')),
    ['cityName'],
  ),
  v.forward(
    v.check(({ cityId, cityName }) => cityId !== OTHER_CITY || cityName.length !== 1, ruleText('MIN_LENGTH', [2])),
    ['cityName'],
  ),
);
export type TypedAddress = v.InferInput<typeof addressSchema>;
export type ReadAddress = v.InferOutput<typeof addressSchema>;

const texts = ['title', 'receiverName', 'stateId', 'cityId', 'cityName', 'addressLine', 'plaque', 'unit'] as const;

/** Who most likely takes what comes to a new address. */
export type Receiver = Partial<Pick<TypedAddress, 'receiverName' | 'receiverPhone'>>;

/** What the fields hold of a stored address, or of one that is yet to be written. */
export const typedAddress = (
  address: AddressDialog_AddressFragment | undefined,
  kind: TypedAddress['kind'],
  receiver: Receiver = {},
): TypedAddress => ({
  ...typedTexts(address, texts),
  ...typedNumbers(address, ['receiverPhone', 'postalCode']),
  ...(address?.cityName ? { cityId: OTHER_CITY } : {}),
  ...(!address && receiver),
  kind: address?.kind ?? kind,
  isDefault: false,
});

/** What is sent: all that this form shows; what else is stored stays while the place is the same. */
export const addressInput = (
  { isDefault: _, kind: __, cityId, cityName, ...rest }: ReadAddress,
  countryId: string,
  stored?: AddressDialog_AddressFragment,
) => ({
  ...emptyAsNull(rest),
  ...(cityId === OTHER_CITY ? { cityName, cityId: null } : { cityName: null, cityId }),
  ...(stored?.cityId && stored.cityId === cityId ? {} : NO_PLACE_WITHIN),
  countryId,
});

/** What this form does not show of a place: it goes with the city. */
const NO_PLACE_WITHIN = { urbanAreaId: null, latitude: null, longitude: null };
