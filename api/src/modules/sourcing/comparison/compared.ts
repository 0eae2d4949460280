import type { UnitTable } from '../../reference/index.ts';
import type { PropertyValue } from '../../catalog/index.ts';
import type { DelegationLevel } from '../../merchants/index.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import type { NeededProperty } from '../lines/needs/needs.schemas.ts';
import type { WholeQuote } from '../quotes/difference.ts';

/** A line of a request. */
export type ComparedLine = Pick<
  LineRow,
  | 'id'
  | 'quantity'
  | 'unitId'
  | 'snapshot'
  | 'supplierProductId'
  | 'supplierId'
  | 'baseProductId'
  | 'alternativesAllowed'
> & {
  /** What is asked of the goods: of a product all that comparisons show, of a need in words what it says. */
  asked: readonly NeededProperty[];
};
/** An offer that is named for a line: in what it is sold, and what it is. */
export type NamedOffer = {
  saleUnitId: string;
  conversions: readonly { unitId: string; quantity: string }[];
  supplierId: string;
  baseProductId: string;
  properties: readonly PropertyValue[];
};

/** An agency by which a seller sells, as it stands now. */
export type ComparedAgency = {
  delegationId: string;
  number: string;
  endsAt: Date;
  isInForce: boolean;
  /** How well it was looked at. */
  verifiedLevel: DelegationLevel;
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
    /** Offers that are named for lines, by id. */
    alternatives: ReadonlyMap<string, NamedOffer>;
  };
};
