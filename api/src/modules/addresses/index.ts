export type { Addresses } from './addresses.service.ts';
