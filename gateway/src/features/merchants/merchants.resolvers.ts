import type { StitchedFields } from '../../platform/graph/executable.ts';
import { joinToMany, joinToOne } from '../../platform/graph/joins.ts';

type Node = { id: string };
type Delegation = Node & { supplierId: string; merchantId: string };
type Offer = Node & { merchantId?: string };
type Setting = { merchantId: string };
type OfBaseProduct = { baseProductId: string; items: Node[] };
type Some = { first?: number | null };

const OF_PARENT = 20;
const OF_MERCHANT = 12;

const merchantById = joinToOne<Node>('merchants');
const delegationsBy = joinToMany<Delegation>({
  operation: 'merchantDelegations',
  parameter: 'supplierIds',
  parentsOf: (delegation) => delegation.supplierId,
});
const delegationsTo = joinToMany<Delegation>({
  operation: 'merchantDelegations',
  parameter: 'merchantIds',
  parentsOf: (delegation) => delegation.merchantId,
});
const settingOf = joinToMany<Setting>({
  operation: 'saleSettingsOfMerchants',
  parameter: 'merchantIds',
  parentsOf: (setting) => setting.merchantId,
});
const offersOf = joinToMany<Offer>({
  operation: 'supplierProducts',
  parameter: 'merchantIds',
  parentsOf: (offer) => offer.merchantId,
});
const merchantsOf = joinToMany<OfBaseProduct>({
  operation: 'merchantsOfBaseProducts',
  parameter: 'baseProductIds',
  parentsOf: (row) => row.baseProductId,
});

/** Stitched fields about who may sell for whom. */
export const merchantFields: StitchedFields = {
  Supplier: {
    delegations: {
      resolve: (parent: Node, { first }: Some, graph) =>
        delegationsBy(graph, parent.id, { perParent: first ?? OF_PARENT }),
    },
  },
  Merchant: {
    delegations: {
      resolve: (parent: Node, { first }: Some, graph) =>
        delegationsTo(graph, parent.id, { perParent: first ?? OF_PARENT }),
    },
    saleSetting: {
      resolve: async (parent: Node, _given, graph) => (await settingOf(graph, parent.id))[0] ?? null,
    },
    products: {
      resolve: (parent: Node, { first }: Some, graph) =>
        offersOf(graph, parent.id, { perParent: first ?? OF_MERCHANT }),
    },
  },
  MerchantDelegation: {
    merchant: { resolve: ({ merchantId }: Delegation, _given, graph) => merchantById(graph, merchantId) },
  },
  SupplierProduct: {
    merchant: {
      resolve: ({ merchantId }: Offer, _given, graph) => (merchantId ? merchantById(graph, merchantId) : null),
    },
  },
  BaseProduct: {
    merchants: {
      rows: 5,
      resolve: async (parent: Node, _given, graph) =>
        (await merchantsOf(graph, parent.id)).flatMap(({ items }) => items),
    },
  },
};
