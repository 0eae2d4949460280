import { Type, type Static } from 'typebox';
import { Id, named, object, Version } from '../../../platform/schema.ts';
import { StatedProperty } from '../../catalog/index.ts';

export const EntryProperties = named(
  'EntryProperties',
  'What an entry states of the properties of its category, beside what its base product states.',
  object({
    version: Version,
    properties: Type.Array(StatedProperty, {
      description: 'All that is stated, each property once; what is left out is not stated.',
      maxItems: 80,
    }),
  }),
);
export type EntryProperties = Static<typeof EntryProperties>;

export const EntryBaseProduct = named(
  'EntryBaseProduct',
  'Which base product an entry offers.',
  object({ version: Version, baseProductId: Id('One that is published, or waits for staff.') }),
);
export type EntryBaseProduct = Static<typeof EntryBaseProduct>;

export const EntrySaleCities = named(
  'EntrySaleCities',
  'Where an entry is sold.',
  object({
    version: Version,
    cityIds: Type.Array(Id('A city.'), {
      description: 'The cities; none: where its merchant sells.',
      maxItems: 400,
      uniqueItems: true,
    }),
  }),
);
export type EntrySaleCities = Static<typeof EntrySaleCities>;
