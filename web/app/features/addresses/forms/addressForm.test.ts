import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AddressDialog_AddressFragment } from './AddressDialog.generated.ts';
import { addressInput, addressSchema, OTHER_CITY, typedAddress } from './addressForm.ts';

const stored = {
  kind: 'DELIVERY',
  title: 'انبار',
  receiverName: 'سارا کریمی',
  receiverPhone: '09121234567',
  stateId: 's',
  cityId: 'c',
  cityName: null,
  countryId: 'i',
  addressLine: 'خیابان آزادی، کوچهٔ مهر',
  postalCode: '1458889696',
  plaque: null,
  unit: null,
  urbanAreaId: 'u',
  latitude: 35.7,
  longitude: 51.4,
  version: 1,
} as unknown as AddressDialog_AddressFragment;
const read = (change: object = {}) => v.parse(addressSchema, { ...typedAddress(stored, 'DELIVERY'), ...change });

it('keeps the district and the position that another client set, until the place is another', () => {
  const gone = { urbanAreaId: null, latitude: null, longitude: null };
  const same = addressInput(read({ title: 'انبار دو' }), 'i', stored);
  expect(same).toMatchObject({ title: 'انبار دو' });
  for (const field of Object.keys(gone)) expect(same, 'what is left out stays').not.toHaveProperty(field);
  expect(addressInput(read({ cityId: 'other' }), 'i', stored)).toMatchObject(gone);
});

it('sends a city of the list by its id and another one by its name', () => {
  expect(addressInput(read({ cityName: 'قمصر' }), 'i')).toMatchObject({ cityName: null });
  const other = addressInput(read({ cityId: OTHER_CITY, cityName: ' قمصر ' }), 'i', stored);
  expect(other).toMatchObject({ cityName: 'قمصر', cityId: null, latitude: null });
  const there = { ...stored, cityId: null, cityName: 'قمصر' } as typeof stored;
  expect(typedAddress(there, 'DELIVERY')).toMatchObject({ cityId: OTHER_CITY, cityName: 'قمصر' });
  const wrong = v.safeParse(addressSchema, { ...typedAddress(there, 'DELIVERY'), cityName: '' });
  expect(wrong.issues?.map((issue) => v.getDotPath(issue))).toEqual(['cityName']);
});

it('offers one’s own name and phone for a new address only', () => {
  const receiver = { receiverName: 'سارا کریمی', receiverPhone: '۰۹۱۲۱۲۳۴۵۶۷' };
  expect(typedAddress(undefined, 'DELIVERY', receiver)).toMatchObject(receiver);
  expect(typedAddress(stored, 'DELIVERY', { receiverName: 'رضا' }).receiverName).toBe('سارا کریمی');
});
