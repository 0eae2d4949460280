import { companyOf, newAddress, UNKNOWN, type Owned, type People, type Person } from './kinds.ts';
import { ok } from '../../kit/rest.ts';

async function deliveryAddressOf(people: People, owner: Person, title = 'انبار'): Promise<string> {
  const place = { ...(await newAddress(people)), title };
  return ok(await people.post('/deliveryaddresses', { by: owner, body: place })).id;
}
async function personOf(people: People, owner: Person): Promise<string> {
  const body = ok(await people.get('/customers/profile', { by: owner }));
  return body.person.id;
}
/** The person and the address, both of which a request names. */
async function personAddressOf(people: People, owner: Person): Promise<string> {
  const id = await personOf(people, owner);
  const office = { kind: 'OFFICE', ...(await newAddress(people)) };
  const body = ok(await people.post('/persons/{id}/addresses', { by: owner, path: { id }, body: office }));
  return `${id}/${String(body.id)}`;
}
/** The company and an address in its book. */
async function companyAddressOf(people: People, owner: Person): Promise<string> {
  const id = await companyOf(people, owner);
  const office = { kind: 'OFFICE', ...(await newAddress(people)) };
  const body = ok(await people.post('/customers/{id}/addresses', { by: owner, path: { id }, body: office }));
  return `${id}/${String(body.id)}`;
}
function inCompany(id: string) {
  const [customerId, addressId = UNKNOWN] = id.split('/');
  return `/customers/${customerId}/addresses/${addressId}`;
}
function inBook(id: string) {
  const [personId, addressId = UNKNOWN] = id.split('/');
  return { path: `/persons/${personId}/addresses`, addressId };
}

export const addressesOwned: Owned = {
  defaultDeliveryAddress: { reaches: 'rows', make: deliveryAddressOf, path: '/deliveryaddresses/default' },
  deliveryAddresses: { reaches: 'rows', make: deliveryAddressOf, path: '/deliveryaddresses' },
  createDeliveryAddress: {
    reaches: 'self',
    why: 'makes something new',
    request: ({ place }) => ({ path: '/deliveryaddresses', body: place }),
  },
  updateDeliveryAddress: {
    reaches: 'object',
    make: deliveryAddressOf,
    request: (id, { place }) => ({ path: `/deliveryaddresses/${id}`, body: { version: 1, ...place } }),
  },
  deleteDeliveryAddress: {
    reaches: 'object',
    make: deliveryAddressOf,
    request: (id) => ({ path: `/deliveryaddresses/${id}` }),
  },
  selectDeliveryAddress: {
    reaches: 'object',
    make: deliveryAddressOf,
    request: (id) => ({ path: `/deliveryaddresses/${id}/selected` }),
  },
  personAddresses: { reaches: 'object', make: personOf, request: (id) => ({ path: `/persons/${id}/addresses` }) },
  createPersonAddress: {
    reaches: 'object',
    make: personOf,
    request: (id, { place }) => ({ path: `/persons/${id}/addresses`, body: { kind: 'OFFICE', ...place } }),
  },
  updatePersonAddress: {
    reaches: 'object',
    make: personAddressOf,
    request: (id, { place }) => {
      const { path, addressId } = inBook(id);
      return { path, body: { addressId, version: 1, kind: 'OFFICE', ...place } };
    },
  },
  companyAddresses: { reaches: 'party', make: companyOf, request: (id) => ({ path: `/customers/${id}/addresses` }) },
  createCompanyAddress: {
    reaches: 'party',
    permission: 'ADDRESS_EDIT',
    make: companyOf,
    request: (id, { place }) => ({ path: `/customers/${id}/addresses`, body: { kind: 'FACTORY', ...place } }),
  },
  updateCompanyAddress: {
    reaches: 'party',
    permission: 'ADDRESS_EDIT',
    make: companyAddressOf,
    request: (id, { place }) => ({ path: inCompany(id), body: { version: 1, kind: 'OFFICE', ...place } }),
  },
  deleteCompanyAddress: {
    reaches: 'party',
    permission: 'ADDRESS_EDIT',
    make: companyAddressOf,
    request: (id) => ({ path: `${inCompany(id)}?version=1` }),
  },
  deletePersonAddress: {
    reaches: 'object',
    make: personAddressOf,
    request: (id) => {
      const { path, addressId } = inBook(id);
      return { path, body: { addressId, version: 1 } };
    },
  },
};
