export type { StoredValue } from '../catalog/index.ts';
