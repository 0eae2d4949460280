import type { UnitTable } from '../../reference/index.ts';
import type { LineRow } from '../lines.repository.ts';
import type { WholeQuote } from '../quotes/difference.ts';

/** A line of a request. */
export type ComparedLine = Pick<LineRow, 'id' | 'quantity' | 'unitId' | 'snapshot'> & { allowsAlternatives: boolean };
/** In what something is sold. */
export type SoldAs = { saleUnitId: string; conversions: readonly { unitId: string; quantity: string }[] };

/** An agency by which a seller sells, as it stands now. */
export type ComparedAgency = {
  delegationId: string;
  number: string;
  endsAt: Date;
  isInForce: boolean;
  /** Undefined: the city is not known. */
  reachesCity: boolean | undefined;
};
export type Way = { rial: bigint | undefined; days: number };
/** Who sells. */
export type ComparedSeller = {
  participationId: string;
  merchantId: string;
  merchantName: string;
  cityName: string | null;
  agencies: readonly ComparedAgency[];
  /** How long bringing goods of a value takes, and what it would cost as far as its own ways tell; undefined: not known. */
  deliveryOf: (goodsRial: bigint) => Way | undefined;
};
export type ComparedOffer = WholeQuote & { seller: ComparedSeller };

export type Compared = {
  lines: readonly ComparedLine[];
  /** All that were sent, with their sellers. */
  offers: readonly ComparedOffer[];
  ground: {
    units: UnitTable;
    now: Date;
    neededBy: string | null;
    isClosed: (day: string) => boolean;
    /** In what offers are sold that stand in the place of others. */
    alternatives: ReadonlyMap<string, SoldAs>;
  };
};
