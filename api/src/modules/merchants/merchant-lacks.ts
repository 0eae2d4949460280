import type { Lack } from '../../platform/lacks.ts';
import { renamableFrom } from './merchant-names.ts';
import type { MerchantAction, MerchantGap } from './merchants.enums.ts';
import type { OwnMerchantRow } from './own-merchants.repository.ts';

type MerchantLack = Lack<MerchantAction, MerchantGap>;

/** What an account needs before it is handed in, or closed. @param inForce numbers of the agencies that it has now */
export function lacksOfMerchant(row: OwnMerchantRow, inForce: readonly string[]): MerchantLack[] {
  const lacks: MerchantLack[] = [];
  if (row.status === 'DRAFT' || row.status === 'REJECTED')
    for (const gap of gapsOf(row))
      lacks.push({ code: 'MERCHANT_INCOMPLETE', gap, actions: ['SUBMIT'], isForAll: true });
  if (inForce.length > 0) lacks.push({ code: 'OPEN_MATTERS', params: [inForce.join('، ')], actions: ['CLOSE'] });
  return lacks;
}

function gapsOf(row: OwnMerchantRow): MerchantGap[] {
  const gaps: [MerchantGap, boolean][] = [
    ['IDENTITY', !row.isIdentityVerified],
    ['ABOUT', row.about === ''],
    ['SALE_SETTING', !row.hasSaleSetting],
    ['SUPPLIER', row.kind === 'SUPPLIER_SELF' && !row.isSupplierConfirmed],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}

/** Whether what the table lets somebody do is there to be done: a name that became another one stays for a while. */
export const isPossible =
  (row: Pick<OwnMerchantRow, 'renamedAt'>, now: Date) =>
  (action: MerchantAction): boolean =>
    action !== 'RENAME' || renamableFrom(row, now) === undefined;
