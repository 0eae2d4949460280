export { SupplierCard } from './components/SupplierCard.tsx';
export { SupplierStrip } from './components/SupplierStrip.tsx';
export { categorySuppliersPath, supplierPath, suppliersPath } from './paths.ts';
