import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  Address,
  AddressParams,
  CompanyAddressChange,
  CompanyAddressPatch,
  CompanyAddressParams,
  CompanyParams,
  CompanyRemovalQuery,
  DefaultAddress,
  DeliveryAddressChange,
  DeliveryAddressPatch,
  NewCompanyAddress,
  NewDeliveryAddress,
  PersonAddressChange,
  PersonAddressPatch,
  NewPersonAddress,
  PersonAddressRemoval,
  PersonParams,
  RemovalQuery,
} from './addresses.schemas.ts';
import type { Addresses } from './addresses.service.ts';

export function addressRoutes(app: FastifyInstance, addresses: Addresses) {
  deliveryRoutes(app, addresses);
  personRoutes(app, addresses);
  companyRoutes(app, addresses);
}

const DELIVERY = '/deliveryaddresses';

function deliveryRoutes(app: FastifyInstance, addresses: Addresses) {
  route(app, 'addresses', {
    url: `${DELIVERY}/default`,
    operationId: 'defaultDeliveryAddress',
    graph: 'viewer.defaultDeliveryAddress',
    policy: 'user',
    summary: 'Where goods go unless something else is said',
    response: DefaultAddress,
    handler: ({ actor }) => addresses.default(actor),
  });
  route(app, 'addresses', {
    url: DELIVERY,
    operationId: 'deliveryAddresses',
    graph: 'viewer.deliveryAddresses',
    policy: 'user',
    summary: 'Own delivery addresses, the default first',
    response: Type.Array(Address),
    handler: ({ actor }) => addresses.list(actor),
  });
  route(app, 'addresses', {
    method: 'POST',
    url: DELIVERY,
    operationId: 'createDeliveryAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Adds a delivery address; the first one becomes the default',
    body: NewDeliveryAddress,
    response: Address,
    rules: () => addresses.rules.add(),
    handler: ({ actor, body }) => addresses.add(actor, body),
  });
  route(app, 'addresses', {
    method: 'PUT',
    url: `${DELIVERY}/:id`,
    operationId: 'updateDeliveryAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes a delivery address',
    params: AddressParams,
    body: DeliveryAddressChange,
    patch: {
      body: DeliveryAddressPatch,
      stored: ({ actor, params }) => addresses.stored.delivery(actor, params.id),
    },
    response: Address,
    rules: ({ actor, params }) => addresses.rules.edit(actor, params.id),
    handler: ({ actor, params, body }) => addresses.edit(actor, params.id, body),
  });
  route(app, 'addresses', {
    method: 'DELETE',
    url: `${DELIVERY}/:id`,
    operationId: 'deleteDeliveryAddress',
    graph: 'viewer',
    policy: 'user',
    summary:
      'Takes a delivery address away and tells what is left; the named one or the newest follows a default that goes',
    params: AddressParams,
    query: RemovalQuery,
    response: Type.Array(Address),
    handler: ({ actor, params, query }) => addresses.remove(actor, params.id, query.successorId),
  });
  route(app, 'addresses', {
    method: 'POST',
    url: `${DELIVERY}/:id/selected`,
    operationId: 'selectDeliveryAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Makes a delivery address the default; again it stays so',
    params: AddressParams,
    response: Type.Array(Address),
    handler: ({ actor, params }) => addresses.select(actor, params.id),
  });
}

const PERSON = '/persons/:id/addresses';

function personRoutes(app: FastifyInstance, addresses: Addresses) {
  route(app, 'addresses', {
    url: PERSON,
    operationId: 'personAddresses',
    graph: 'Person.addresses',
    policy: 'user',
    summary: 'Offices, factories and billing addresses of a person, the default first',
    params: PersonParams,
    response: Type.Array(Address),
    handler: ({ actor, params }) => addresses.ofPerson(actor, params.id),
  });
  route(app, 'addresses', {
    method: 'POST',
    url: PERSON,
    operationId: 'createPersonAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Adds an address to the book of a person; the first one becomes the default',
    params: PersonParams,
    body: NewPersonAddress,
    response: Address,
    rules: ({ actor, params }) => addresses.rules.addToPerson(actor, params.id),
    handler: ({ actor, params, body }) => addresses.addToPerson(actor, params.id, body),
  });
  route(app, 'addresses', {
    method: 'PUT',
    url: PERSON,
    operationId: 'updatePersonAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes an address in the book of a person',
    params: PersonParams,
    body: PersonAddressChange,
    patch: {
      body: PersonAddressPatch,
      stored: ({ actor, params, ids }) => addresses.stored.ofPerson(actor, params.id, ids.addressId),
    },
    response: Address,
    rules: ({ actor, params, body }) => addresses.rules.editOfPerson(actor, params.id, body),
    handler: ({ actor, params, body }) => addresses.editOfPerson(actor, params.id, body),
  });
  route(app, 'addresses', {
    method: 'DELETE',
    url: PERSON,
    operationId: 'deletePersonAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes an address out of the book of a person and tells what is left',
    params: PersonParams,
    body: PersonAddressRemoval,
    response: Type.Array(Address),
    rules: ({ actor, params, body }) => addresses.rules.removeOfPerson(actor, params.id, body),
    handler: ({ actor, params, body }) => addresses.removeOfPerson(actor, params.id, body),
  });
}

const COMPANY = '/customers/:id/addresses';

function companyRoutes(app: FastifyInstance, addresses: Addresses) {
  route(app, 'addresses', {
    url: COMPANY,
    operationId: 'companyAddresses',
    graph: 'viewer.companyAddresses',
    policy: 'user',
    summary: 'Where a company takes goods, works and is billed, for all its members; the default first',
    params: CompanyParams,
    response: Type.Array(Address),
    handler: ({ actor, params }) => addresses.ofCompany(actor, params.id),
  });
  route(app, 'addresses', {
    method: 'POST',
    url: COMPANY,
    operationId: 'createCompanyAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Adds an address to the book of a company; its first delivery address becomes the default',
    params: CompanyParams,
    body: NewCompanyAddress,
    response: Address,
    rules: ({ actor, params }) => addresses.rules.addToCompany(actor, params.id),
    handler: ({ actor, params, body }) => addresses.addToCompany(actor, params.id, body),
  });
  route(app, 'addresses', {
    method: 'PUT',
    url: `${COMPANY}/:addressId`,
    operationId: 'updateCompanyAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes an address in the book of a company',
    description: 'A default that is no delivery address any more gives way to the newest other one.',
    params: CompanyAddressParams,
    body: CompanyAddressChange,
    patch: {
      body: CompanyAddressPatch,
      stored: ({ actor, params }) => addresses.stored.ofCompany(actor, params.id, params.addressId),
    },
    response: Address,
    rules: ({ actor, params }) => addresses.rules.editOfCompany(actor, params.id, params.addressId),
    handler: ({ actor, params, body }) => addresses.editOfCompany(actor, params.id, params.addressId, body),
  });
  route(app, 'addresses', {
    method: 'DELETE',
    url: `${COMPANY}/:addressId`,
    operationId: 'deleteCompanyAddress',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes an address out of the book of a company and tells what is left',
    params: CompanyAddressParams,
    query: CompanyRemovalQuery,
    response: Type.Array(Address),
    handler: ({ actor, params: { id, addressId }, query }) =>
      addresses.removeOfCompany(actor, id, { id: addressId, ...query }),
  });
}
