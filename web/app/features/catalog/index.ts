export { categoryTypeOf } from './categoryType.ts';
export { CategoryTrail } from './components/CategoryTrail.tsx';
export { ProductCard } from './components/ProductCard.tsx';
export { categoryPath, productListPath } from './paths.ts';
