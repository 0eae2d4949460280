import { formatLastDay, lastDayOf } from '../../../platform/numbers/dates.ts';
import { supplierMessages } from '../messages.ts';

const words = supplierMessages.profile;

interface Proof {
  issuedBy: string;
  validTo: string;
}

/** Who gave a proof, and its last day. */
export const proofColumns = [
  { key: 'issuer', header: words.issuer, cell: ({ issuedBy }: Proof) => issuedBy },
  {
    key: 'validTo',
    header: words.validTo,
    cell: ({ validTo }: Proof) => <time dateTime={lastDayOf(validTo)}>{formatLastDay(validTo)}</time>,
  },
];
