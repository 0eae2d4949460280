import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import type { SupplierProducts } from './supplier-products.service.ts';
import { Supplier, SupplierParams, SupplierProduct, SupplierProductParams } from '../../suppliers/suppliers.schemas.ts';
import type { Suppliers } from '../../suppliers/suppliers.service.ts';

type Previews = { suppliers: Pick<Suppliers, 'preview'>; supplierProducts: Pick<SupplierProducts, 'preview'> };

/** What buyers do not see, as they would: for who decides whether they may. */
export function previewRoutes(app: FastifyInstance, { suppliers, supplierProducts }: Previews) {
  route(app, 'listings', {
    url: '/admin/supplierproducts/:id/preview',
    operationId: 'supplierProductPreview',
    graph: 'staff.supplierProductPreview',
    policy: { action: 'OFFERS_DECIDE' },
    summary: 'The full sheet of an offer that was handed in, whether it is shown or not; links to its pictures end',
    params: SupplierProductParams,
    response: SupplierProduct,
    handler: ({ params }) => supplierProducts.preview(params.id),
  });
  route(app, 'listings', {
    url: '/admin/suppliers/:id/preview',
    operationId: 'supplierPreview',
    graph: 'staff.supplierPreview',
    policy: { action: 'SELLERS_DECIDE' },
    summary: 'A supplier as its page would have it, whether it is shown or not',
    params: SupplierParams,
    response: Supplier,
    handler: ({ params }) => suppliers.preview(params.id),
  });
}
