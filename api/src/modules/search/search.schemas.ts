import { Type, type Static } from 'typebox';
import { Decimal, Id, named, object, ofRest, TypedDecimal } from '../../platform/schema.ts';
import { PropertyDataType } from '../catalog/index.ts';
import { RangeMatch, StockState } from './search.enums.ts';

export const PropertyFilter = named(
  'PropertyFilter',
  'One selected property of a filter. Numbers may be typed with Persian or Arabic digits; value > maxValue is swapped.',
  object({
    propertyId: Id('Id of the property (`CategoryProperty.id`).'),
    value: Type.Optional(TypedDecimal('Number, at least; or both ends when alone on a range property.', '150')),
    maxValue: Type.Optional(TypedDecimal('Greatest number that the property may have, in the given unit.', '300')),
    measurementUnitId: Type.Optional(
      Type.String({ description: 'Unit of both numbers; the property’s default when absent.', format: 'uuid' }),
    ),
    enumValueIds: Type.Optional(
      Type.Array(Type.String({ format: 'uuid' }), {
        description: 'Any of these values (ENUM, MULTI_ENUM).',
        maxItems: 20,
      }),
    ),
    booleanValue: Type.Optional(Type.Boolean({ description: 'Value that a property of type BOOLEAN must have.' })),
    match: Type.Optional(RangeMatch),
  }),
);
export type PropertyFilter = Static<typeof PropertyFilter>;

export const ProductFilter = named(
  'ProductFilter',
  'Which offers are wanted. In a query string it is written with dotted keys: filter.properties[0].propertyId=…',
  object({
    searchKey: Type.Optional(Type.String({ description: 'Words of the title.', maxLength: 200 })),
    onlyConfirmed: Type.Optional(Type.Boolean({ description: 'Only suppliers whose confirmation is complete.' })),
    stockStates: Type.Optional(Type.Array(StockState, { description: 'Any of these stock states.', maxItems: 3 })),
    includeUnknown: Type.Optional(
      Type.Boolean({ description: 'Also products that do not state a filtered property.' }),
    ),
    properties: Type.Optional(
      Type.Array(PropertyFilter, {
        description: 'Conditions on properties, all of which an offer meets.',
        maxItems: 20,
      }),
    ),
  }),
);
export type ProductFilter = Static<typeof ProductFilter>;

/** Measures beside the filter, for programs that write no keys with dots: no argument of the graph, whose filter has them. */
export const Measures = Type.Optional(
  Type.Array(Type.String({ maxLength: 200 }), {
    description:
      'All of these, beside those of `filter`: `{propertyId}:{from}..{to}:{unitId}`. One of the numbers may be left out, and so may the unit: the property’s default is meant then. One number alone is both ends. Decimals have a point.',
    maxItems: 20,
    examples: [['01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f:150..300']],
    'x-graph': 'join',
  }),
);

const FacetBucket = named(
  'FacetBucket',
  'How many offers have one value, or lie in one interval.',
  object({
    value: Type.String({
      description: 'Enum value id, `true`/`false`, or the interval’s lower end in the facet’s unit.',
    }),
    label: Type.String({ description: 'What a person reads.' }),
    maxValue: Type.Optional(ofRest(Decimal('The interval’s upper end.', '20'))),
    count: Type.Integer({
      description: 'Offers under all other filters; in a list of suppliers, suppliers.',
      examples: [12],
    }),
  }),
);
export const PropertyFacet = named(
  'PropertyFacet',
  'What is there to choose from for one property, under all other filters (not under its own).',
  object({
    propertyId: Id('Id of the property (`CategoryProperty.id`).'),
    type: PropertyDataType,
    min: Type.Optional(ofRest(Decimal('Least value, in unitId.', '8'))),
    max: Type.Optional(ofRest(Decimal('Greatest value, in unitId.', '300'))),
    unitId: Type.Optional(ofRest(Id('The property’s default unit.'))),
    buckets: Type.Array(FacetBucket, { description: 'Values or intervals with their counts.' }),
    unknownCount: Type.Integer({ description: 'Offers that do not state it.', examples: [4] }),
  }),
);
export type PropertyFacet = Static<typeof PropertyFacet>;

/** What a page of a list with facets has of them. @param description when there are any */
export const facetFields = (description: string) => ({
  facets: Type.Array(PropertyFacet, { description }),
  facetsAreSampled: Type.Boolean({
    description: 'Whether the counts of the facets are estimates from a sample of the offers.',
    examples: [false],
  }),
});
