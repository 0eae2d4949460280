export { SupplierCard } from './components/SupplierCard.tsx';
