// What other features may use of the catalogue.
export { categoryTypeOf } from './categoryType.ts';
export { CategoryTrail } from './components/CategoryTrail.tsx';
export { ProductCard } from './components/ProductCard.tsx';
export { categoryPath, categoryPropertiesPath, productListPath, productPath } from './paths.ts';
