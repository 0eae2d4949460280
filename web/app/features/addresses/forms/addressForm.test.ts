import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { AddressDialog_AddressFragment } from './AddressDialog.generated.ts';
import { addressInput, addressSchema, typedAddress } from './addressForm.ts';

const stored = {
  ...{ kind: 'DELIVERY', title: 'انبار', receiverName: 'سارا کریمی', receiverPhone: '09121234567' },
  ...{ stateId: 's', cityId: 'c', countryId: 'i', addressLine: 'خیابان آزادی، کوچهٔ مهر', postalCode: '1458889696' },
  ...{ plaque: null, unit: null, urbanAreaId: 'u', latitude: 35.7, longitude: 51.4, version: 1 },
} as unknown as AddressDialog_AddressFragment;
const read = (change: object = {}) => v.parse(addressSchema, { ...typedAddress(stored, 'DELIVERY'), ...change });

it('keeps the district and the position that another client set, until the place is another', () => {
  const kept = { urbanAreaId: 'u', latitude: 35.7, longitude: 51.4 };
  expect(addressInput(read({ title: 'انبار دو' }), 'i', stored)).toMatchObject({ title: 'انبار دو', ...kept });
  expect(addressInput(read({ cityId: 'other' }), 'i', stored)).not.toHaveProperty('urbanAreaId');
  expect(addressInput(read(), 'i')).not.toHaveProperty('latitude');
});
