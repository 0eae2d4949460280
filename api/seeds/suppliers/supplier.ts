import type { ConfirmStatus, SupplierSeed, VerificationLevel } from '../shape.ts';

type Employees = '1-10' | '11-50' | '51-200' | '201-500';

/**
 * An invented company. `place` is «city/province»; `foundedYear` is Jalali; `branches` are codes of the market's tree.
 * Those that make no other claim are confirmed.
 */
export function supplier(
  code: string,
  brand: string,
  place: `${string}/${string}`,
  foundedYear: number,
  employees: Employees,
  verification: VerificationLevel,
  branches: readonly string[],
  about: string,
  confirm: ConfirmStatus = 'CONFIRMED',
): SupplierSeed {
  const [city = '', state = ''] = place.split('/');
  return { code, brand, city, state, foundedYear, employees, verification, branches, about, confirm };
}
