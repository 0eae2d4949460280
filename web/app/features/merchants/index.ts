// What other features may use of the merchants.
export { merchantDelegationsPath } from './paths.ts';
