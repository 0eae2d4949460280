import type { StitchedFields } from '../../platform/graph/executable.ts';
import { graphError } from '../../platform/graph/graph-error.ts';
import { joinToMany, joinToOne, oneById } from '../../platform/graph/joins.ts';
import { nestedList } from '../../platform/graph/nested-list.ts';
import { merchantNotFound } from './messages.ts';

const merchantById = joinToOne('merchants');
const merchantAsked = oneById('merchants');
const delegationsBy = nestedList({
  many: { operation: 'merchantDelegations', parameter: 'supplierIds', parentsOf: ({ supplierId }) => supplierId },
  one: { operation: 'merchantDelegations', toArguments: (id) => ({ supplierIds: [id] }) },
});
const delegationsTo = nestedList({
  many: { operation: 'merchantDelegations', parameter: 'merchantIds', parentsOf: ({ merchantId }) => merchantId },
  one: { operation: 'merchantDelegations', toArguments: (id) => ({ merchantIds: [id] }) },
});
const settingOf = joinToMany({
  operation: 'saleSettingsOfMerchants',
  parameter: 'merchantIds',
  parentsOf: (setting) => setting.merchantId,
});
const offersOf = nestedList({
  many: { operation: 'supplierProducts', parameter: 'merchantIds', parentsOf: (offer) => offer.merchantId },
  one: { operation: 'supplierProducts', toArguments: (merchantId) => ({ merchantId }) },
});
const merchantsOf = joinToMany({
  operation: 'merchantsOfBaseProducts',
  parameter: 'baseProductIds',
  parentsOf: (row) => row.baseProductId,
});

/** Stitched fields about who may sell for whom. */
export const merchantFields: StitchedFields = {
  Query: {
    merchant: {
      resolve: async (_root, { id }, graph) => {
        const merchant = await merchantAsked(graph, id);
        if (!merchant) throw graphError(merchantNotFound);
        return merchant;
      },
    },
  },
  Supplier: { delegations: { resolve: delegationsBy } },
  Merchant: {
    delegations: { resolve: delegationsTo },
    saleSetting: {
      resolve: async (parent, _given, graph) => (await settingOf(graph, parent.id))[0] ?? null,
    },
    products: { resolve: offersOf },
  },
  MerchantDelegation: {
    merchant: { resolve: ({ merchantId }, _given, graph) => merchantById(graph, merchantId) },
  },
  SupplierProduct: {
    merchant: {
      resolve: ({ merchantId }, _given, graph) => (merchantId ? merchantById(graph, merchantId) : null),
    },
  },
  BaseProduct: {
    merchants: {
      rows: 5,
      resolve: async (parent, _given, graph) => (await merchantsOf(graph, parent.id)).flatMap(({ items }) => items),
    },
  },
};
