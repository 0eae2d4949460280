import type { FacetBucket, PropertyFacet, UnitOfMeasurement } from '../../contract/answers.generated.ts';

/** A number or a range that measures nothing. */
export type PlainNumber = { value: string; maxValue?: string | undefined };

/** A number or a range with its unit. */
export type Measure = PlainNumber & {
  /** What is known of it without asking: `known`, or all of it. */
  unit: Partial<UnitOfMeasurement> & { id: string };
  known: ReadonlySet<string> | 'all';
  isConverted?: boolean;
};

/** Under it a row of a list tells the unit that its property is wanted in. */
export const WANTED = Symbol('wanted unit');

/** What a property is filtered by, and the unit that its list is asked for. */
export type Facet = PropertyFacet & { [WANTED]?: string };

/** A bucket of numbers, with what its facet measures in. */
export type NumberBucket = FacetBucket & { ofNumbers?: { unitId: string | undefined } };
