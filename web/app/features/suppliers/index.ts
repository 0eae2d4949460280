export { SupplierStrip } from './components/SupplierStrip.tsx';
