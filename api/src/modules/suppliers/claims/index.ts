export { isSeller } from './seller.repository.ts';
