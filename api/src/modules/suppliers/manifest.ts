import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { Catalog } from '../catalog/index.ts';
import type { Geography } from '../geography/index.ts';
import type { Delegations } from '../merchants/index.ts';
import type { Search } from '../search/index.ts';
import { SUPPLIER } from './supplier-pictures.ts';
import { SupplierQuery } from './supplier-queries.schemas.ts';
import * as enums from './suppliers.enums.ts';
import { supplierErrors } from './suppliers.errors.ts';
import { supplierForms } from './suppliers.forms.ts';
import { supplierRoutes } from './suppliers.routes.ts';
import { makeSuppliers } from './suppliers.service.ts';

type Parts = {
  db: Database;
  clock: Clock;
  catalog: Catalog;
  search: Search;
  geography: Geography;
  delegations: Delegations;
};

export function suppliersModule(parts: Parts) {
  const suppliers = makeSuppliers(parts);
  return {
    name: 'suppliers',
    about: 'Suppliers and their pages.',
    errors: supplierErrors,
    enums,
    queries: { SupplierQuery },
    forms: supplierForms,
    routes: (v1) => supplierRoutes(v1, suppliers),
    // Who runs it sees pictures of what is not shown by links of its own page.
    linkOwners: { [SUPPLIER]: { canSee: (_, ids) => suppliers.isOneShown(ids) } },
    things: {
      SUPPLIER: {
        find: suppliers.supplier,
        names: async (ids) =>
          (await suppliers.suppliers({ ids })).items.map(({ id, brandName }) => ({ id, name: brandName })),
      },
    },
    nodes: [{ type: 'Supplier', table: 'suppliers' }],
    service: suppliers,
  } satisfies Module;
}
