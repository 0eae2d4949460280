import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import { Id, idOf, line, named, object, typed, Version } from '../../platform/schema.ts';
import { AddressKind } from './addresses.enums.ts';

const degrees = (description: string, most: number) =>
  Type.Optional(Type.Number({ description, minimum: -most, maximum: most }));

const fields = {
  title: line('How the person calls it.', 2, 50, 'انبار مرکزی'),
  receiverName: line('Who takes what comes there.', 2, 100, 'سارا کریمی'),
  receiverPhone: typed('phone', 'A mobile phone, or a landline with its area code.', '09121234567', { maxLength: 40 }),
  countryId: Id('Id of the country, as `countries` lists it.'),
  stateId: Id('Id of the province (`State.id`).'),
  cityId: Type.Optional(Id('The city; none where it is named by `cityName`.')),
  cityName: Type.Optional(line('The city, where it is none of the known ones of its province.', 2, 50, 'قمصر')),
  urbanAreaId: Type.Optional(Id('Id of the district (`UrbanArea.id`) of a large city.')),
  addressLine: line('Street and the rest.', 10, 300, 'خیابان آزادی، کوچهٔ مهر'),
  plaque: Type.Optional(line('The number of the house.', 1, 10, '12')),
  unit: Type.Optional(line('The flat or unit.', 1, 10, '3')),
  postalCode: Type.Optional(typed('postal-code', 'Ten digits, not all the same.', '1458889696')),
  latitude: degrees('Latitude of the place, in decimal degrees north (WGS 84).', 90),
  longitude: degrees('Longitude of the place, in decimal degrees east (WGS 84).', 180),
};

export const Address = named(
  'Address',
  'A place of a person or of a company.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    version: Version,
    kind: AddressKind,
    isDefault: Type.Boolean({
      description: 'Exactly one of each book of a person is, and one of the delivery addresses of a company.',
    }),
    ...fields,
  }),
);
export type Address = Static<typeof Address>;

export const DefaultAddress = named(
  'DefaultAddress',
  'The default delivery address, as long as there is any.',
  object({ address: Type.Optional(Address) }),
);
export type DefaultAddress = Static<typeof DefaultAddress>;

export const NewDeliveryAddress = named(
  'NewDeliveryAddress',
  'A place where goods go.',
  object({ ...fields, isDefault: Type.Optional(Type.Boolean({ description: 'Makes it the default.' })) }),
);
export type NewDeliveryAddress = Static<typeof NewDeliveryAddress>;

export const DeliveryAddressChange = named(
  'DeliveryAddressChange',
  'The whole of a delivery address as it is to be.',
  object({ version: Version, ...fields }),
);
export type DeliveryAddressChange = Static<typeof DeliveryAddressChange>;
export const DeliveryAddressPatch = patchOf(DeliveryAddressChange);

export const NewPersonAddress = named(
  'NewPersonAddress',
  'A place of a person.',
  object({
    kind: AddressKind,
    ...fields,
    isDefault: Type.Optional(Type.Boolean({ description: 'Makes it the default.' })),
  }),
);
export type NewPersonAddress = Static<typeof NewPersonAddress>;

export const PersonAddressChange = named(
  'PersonAddressChange',
  'The whole of a person’s address as it is to be.',
  object({ addressId: Id('The address that is changed.'), version: Version, kind: AddressKind, ...fields }),
);
export type PersonAddressChange = Static<typeof PersonAddressChange>;
export const PersonAddressPatch = patchOf(PersonAddressChange, { perWrite: ['addressId'] });

const makesDefault = Type.Optional(
  Type.Boolean({
    description: 'Makes it where goods of the company go unless something else is said; delivery addresses only.',
  }),
);

export const NewCompanyAddress = named(
  'NewCompanyAddress',
  'A place of a company.',
  object({ kind: AddressKind, ...fields, isDefault: makesDefault }),
);
export type NewCompanyAddress = Static<typeof NewCompanyAddress>;

export const CompanyAddressChange = named(
  'CompanyAddressChange',
  'The whole of a company’s address as it is to be.',
  object({ version: Version, kind: AddressKind, ...fields, isDefault: makesDefault }),
);
export type CompanyAddressChange = Static<typeof CompanyAddressChange>;
export const CompanyAddressPatch = patchOf(CompanyAddressChange, { perWrite: ['isDefault'] });

const successorId = Type.Optional(
  Type.String({ description: 'The next default, where the default goes; else the newest is.', format: 'uuid' }),
);

export const PersonAddressRemoval = named(
  'PersonAddressRemoval',
  'Address that is removed, with the one that becomes the default.',
  object({ addressId: Id('The address that is removed.'), version: Version, successorId }),
);
export type PersonAddressRemoval = Static<typeof PersonAddressRemoval>;

export const RemovalQuery = object({ successorId });
export const AddressParams = object({ id: Id('Id of the address (`Address.id`) that is changed or removed.') });
export const PersonParams = object({ id: Id('Id of the person whose address book it is.') });
export const CompanyParams = object({ id: idOf('customerId', 'Id of the company whose address book it is.') });
export const CompanyAddressParams = object({
  id: idOf('customerId', 'Id of the company whose address book it is.'),
  addressId: Id('Id of the address (`Address.id`) that is changed or removed.'),
});
export const CompanyRemovalQuery = object({ version: Version, successorId });
/** What the writing of either book takes. */
export type AddressFields = NewDeliveryAddress;
