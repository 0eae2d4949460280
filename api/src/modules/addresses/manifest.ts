import { customerEvents } from '../customers/index.ts';
import type { Module } from '../../platform/modules/module.ts';
import * as enums from './addresses.enums.ts';
import { addressErrors } from './addresses.errors.ts';
import { addressForms } from './addresses.forms.ts';
import { addressRoutes } from './addresses.routes.ts';
import { makeAddresses } from './addresses.service.ts';

export function addressesModule(parts: Parameters<typeof makeAddresses>[0]) {
  const addresses = makeAddresses(parts);
  return {
    name: 'addresses',
    about: 'Where goods go, and the other places of a person.',
    inTransaction: [
      {
        events: customerEvents.definitions,
        handle: (tx, { aggregateId }) => addresses.customerClosed(tx, aggregateId),
      },
    ],
    errors: addressErrors,
    enums,
    forms: addressForms,
    routes: (v1) => addressRoutes(v1, addresses),
    personal: { addresses: addresses.personal },
    nodes: [{ type: 'Address', table: 'addresses', parent: 'coalesce(customer_id, person_id)' }],
    service: addresses,
  } satisfies Module;
}
