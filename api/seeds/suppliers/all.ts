import type { SupplierSeed } from '../shape.ts';
import { flowSuppliers } from './flow.ts';
import { metalAndPowerSuppliers } from './metal-and-power.ts';
import { serviceSuppliers } from './services.ts';

/** Every company of the market. None exists; each says so in its own words. */
export const suppliers: readonly SupplierSeed[] = [...flowSuppliers, ...metalAndPowerSuppliers, ...serviceSuppliers];
