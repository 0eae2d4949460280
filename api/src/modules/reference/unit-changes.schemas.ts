import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import { Decimal, Id, idOf, line, named, object, paragraphs, Version } from '../../platform/schema.ts';

const reason = paragraphs('Why, kept in the audit log.', 3, 500, 'نیاز فروشندگان');
const order = Type.Integer({
  description: 'Place among the units of its quantity; the default one is first whatever it says.',
  minimum: 1,
  maximum: 1000,
  examples: [2],
});
const isActive = Type.Boolean({
  description: 'Whether it is offered; what was stated by it is shown by it either way.',
});

export const StaffUnit = named(
  'StaffUnit',
  'A unit as staff keep it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    code: Type.String({ description: 'Code of the unit in UCUM, such as bar.', examples: ['bar'] }),
    symbol: Type.String({ description: 'As engineers write it.', examples: ['bar'] }),
    displayText: Type.String({ description: 'Name in Persian, as people read it in lists.', examples: ['بار'] }),
    factor: Decimal('Multiplier to the base unit.', '100000'),
    offset: Decimal('Number that is added after multiplying by the factor, as for °F.', '0'),
    isDefault: Type.Boolean({ description: 'Whether forms start with it.' }),
    order,
    isActive,
    version: Version,
  }),
);

export type StaffUnit = Static<typeof StaffUnit>;

export const StaffQuantity = named(
  'StaffQuantity',
  'Something that can be measured, as staff keep it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    code: Type.String({ description: 'Code, unique over all quantities.', examples: ['PRESSURE'] }),
    name: Type.String({ description: 'Name in Persian, as people read it in lists.', examples: ['فشار نسبی'] }),
    baseUnitId: Id('The unit that all others are converted to.'),
    units: Type.Array(StaffUnit, { description: 'All of them, retired ones too.' }),
    version: Version,
  }),
);
export type StaffQuantity = Static<typeof StaffQuantity>;

export const MeasurementQuantityChange = named(
  'MeasurementQuantityChange',
  'Another name for what can be measured.',
  object({ name: line('Name in Persian, as people read it in lists.', 2, 60, 'چگالی'), version: Version, reason }),
);
export type MeasurementQuantityChange = Static<typeof MeasurementQuantityChange>;

export const UnitChange = named(
  'UnitChange',
  'What may change of a unit. A wrong factor is a new unit, and the wrong one retires.',
  object({
    symbol: line('As engineers write it.', 1, 20, 'kg/m³'),
    displayText: line('Name in Persian, as people read it in lists.', 1, 40, 'کیلوگرم بر متر مکعب'),
    order,
    isActive,
    version: Version,
    reason,
  }),
);
export type UnitChange = Static<typeof UnitChange>;
export const UnitPatch = patchOf(UnitChange, { about: 'A wrong factor is a new unit, and the wrong one retires.' });
export const QuantityChangeParams = object({
  id: idOf('quantityId', 'Id of the measurement quantity that staff change.'),
});
export const UnitChangeParams = object({ id: idOf('unitId', 'Id of the unit that staff change.') });
