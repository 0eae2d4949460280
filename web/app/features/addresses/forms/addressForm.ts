import * as v from 'valibot';
import { typedNumbers, typedTexts, withoutEmpty } from '../../../platform/forms/emptyFields.ts';
import { mobile, optionalText, postalCode, required, requiredText } from '../../../platform/forms/rules.ts';
import { plainNumber } from '../../../platform/forms/iran.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import type { AddressDialog_AddressFragment } from './AddressDialog.generated.ts';

const chosen = v.pipe(v.string(), v.minLength(1, ruleText('SELECT_ONE')));

/** A mobile phone, or a landline with its area code. */
const receiverPhone = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.check((typed) => v.is(mobile(), typed) || /^0\d{9,10}$/.test(typed), ruleText('FORMAT', ['PHONE'])),
);

export const addressSchema = v.object({
  title: requiredText(2, 50),
  kind: v.picklist(['DELIVERY', 'OFFICE', 'FACTORY', 'BILLING']),
  receiverName: requiredText(2, 100),
  receiverPhone: required(receiverPhone),
  stateId: chosen,
  cityId: chosen,
  addressLine: requiredText(10, 300),
  plaque: optionalText(10),
  unit: optionalText(10),
  postalCode: postalCode(),
  isDefault: v.boolean(),
});
export type TypedAddress = v.InferInput<typeof addressSchema>;
export type ReadAddress = v.InferOutput<typeof addressSchema>;

const texts = ['title', 'receiverName', 'stateId', 'cityId', 'addressLine', 'plaque', 'unit'] as const;

/** What the fields hold of a stored address, or of one that is yet to be written. */
export const typedAddress = (
  address: AddressDialog_AddressFragment | undefined,
  kind: TypedAddress['kind'],
): TypedAddress => ({
  ...typedTexts(address, texts),
  ...typedNumbers(address, ['receiverPhone', 'postalCode']),
  kind: address?.kind ?? kind,
  isDefault: false,
});

/** What is sent: the whole address, with what this form does not show while the place is the same. */
export const addressInput = (
  { isDefault: _, kind: __, ...rest }: ReadAddress,
  countryId: string,
  stored?: AddressDialog_AddressFragment,
) => ({
  ...withoutEmpty(rest),
  ...(stored?.cityId === rest.cityId && unseenOf(stored)),
  countryId,
});

const unseenOf = ({ urbanAreaId, latitude, longitude }: AddressDialog_AddressFragment) => ({
  ...(urbanAreaId && { urbanAreaId }),
  ...(latitude !== null && longitude !== null && { latitude, longitude }),
});
