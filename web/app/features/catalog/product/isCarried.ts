import type { ProductPage_ProductFragment as Product } from './ProductPage.generated.ts';

/** Goods are carried to the buyer; files are sent and work is done where both sides agree. */
export const isCarried = ({ category }: Product) => category?.categoryType === 'Product';
