export { supplierErrors } from './suppliers.errors.ts';
export { landedPriceRoutes } from './landed-price.routes.ts';
export { makeLandedPrices } from './landed-price.service.ts';
export { makeSuppliers } from './suppliers.service.ts';
export { makeSupplierProducts } from './supplier-products.service.ts';
export { supplierProductRoutes } from './supplier-products.routes.ts';
export { supplierRoutes } from './suppliers.routes.ts';
export { SupplierProduct, SupplierProductQuery } from './suppliers.schemas.ts';
export { SupplierQuery } from './supplier-queries.schemas.ts';
