export { SupplierProduct } from './suppliers.schemas.ts';
