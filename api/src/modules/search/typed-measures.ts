import { idFormat } from '../../platform/formats.ts';
import { invalid } from '../../platform/problem.ts';
import type { PropertyFilter } from './search.schemas.ts';

/** Between the parts of a measure, and between its two numbers: `property:from..to:unit`. */
const PART = ':';
const BETWEEN = '..';

/**
 * Reads measures as a list in a query has them: `{propertyId}:150..300:{unitId}`. A number may be left out on one side, and the
 * unit, which then is the property's own; one number without dots is both ends.
 * @throws Problem 400 FORMAT naming the measure
 */
export const readMeasures = (measures: readonly string[]): PropertyFilter[] =>
  measures.map((text, index) => {
    const [propertyId = '', numbers = '', unitId, ...rest] = text.split(PART);
    const [from = '', to = from, ...others] = numbers.split(BETWEEN);
    const isId = (id: string | undefined) => id === undefined || idFormat.test(id);
    const isMeasure = idFormat.test(propertyId) && isId(unitId) && rest.length === 0 && others.length === 0;
    if (!isMeasure || (from.trim() === '' && to.trim() === '')) return invalid(measureField(index), 'FORMAT');
    const filter: PropertyFilter = { propertyId, value: from, maxValue: to };
    if (unitId !== undefined) filter.measurementUnitId = unitId;
    return filter;
  });

/** How a measure is named in a refusal. */
export const measureField = (index: number) => `measures[${index}]`;
