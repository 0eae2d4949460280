import { Type, type Static } from 'typebox';
import { ProblemCode } from '../../platform/problem.ts';
import { Day, Decimal, Id, IdList, named, object, ParentIds } from '../../platform/schema.ts';
import { FieldKind, Tone } from './reference.enums.ts';

export const UnitOfMeasurement = named(
  'UnitOfMeasurement',
  'A unit of one measurement quantity. base = raw × factor + offset, computed exactly.',
  object({
    id: Id('Id of the unit (`UnitOfMeasurement.id`).'),
    quantityId: Id('The measurement quantity this unit measures.'),
    code: Type.String({ description: 'UCUM code, unique over all units.', examples: ['bar'] }),
    symbol: Type.String({ description: 'Symbol as engineers write it.', examples: ['bar'] }),
    displayText: Type.String({ description: 'Name in Persian, as people read it in lists.', examples: ['بار'] }),
    factor: Decimal('Multiplier to the base unit.', '100000'),
    offset: Decimal('Added after multiplying, in the base unit.', '0'),
    isDefault: Type.Boolean({ description: 'Whether forms start with this unit.' }),
    converts: Type.Boolean({
      description: 'Whether it converts to the other units of its quantity; one of packaging equals only itself.',
    }),
    order: Type.Integer({ description: 'Place in lists; the default unit is first.', examples: [1] }),
  }),
);
export type UnitOfMeasurement = Static<typeof UnitOfMeasurement>;

export const MeasurementQuantity = named(
  'MeasurementQuantity',
  'What can be measured, such as a pressure. Two quantities have no unit in common: gauge and absolute pressure are two.',
  object({
    id: Id('Id of the measurement quantity (`MeasurementQuantity.id`).'),
    code: Type.String({ description: 'Code, unique over all quantities.', examples: ['PRESSURE'] }),
    name: Type.String({ description: 'Name in Persian, as people read it in lists.', examples: ['فشار نسبی'] }),
    converts: Type.Boolean({ description: 'Whether its units convert to each other; those of packaging do not.' }),
    isTraded: Type.Boolean({ description: 'Whether goods are sold by its units, as by the piece, metre or box.' }),
    baseUnit: UnitOfMeasurement,
    units: Type.Array(UnitOfMeasurement, {
      description: 'Its units, about 2 to 15, the default first; numbers are compared in the base unit.',
    }),
  }),
);
export type MeasurementQuantity = Static<typeof MeasurementQuantity>;

const EnumValue = named(
  'EnumValue',
  'One value of an enumeration with what a person reads for it.',
  object({
    value: Type.String({ description: 'The value as it stands in answers.', examples: ['IN_STOCK'] }),
    code: Type.String({
      description: 'The value in kebab-case, as addresses of the site write it.',
      examples: ['in-stock'],
    }),
    displayFa: Type.String({ description: 'Label in Persian that people read for it.', examples: ['موجود'] }),
    order: Type.Integer({ description: 'Place in lists, from 1.', examples: [1] }),
    color: Type.Optional(Tone),
    icon: Type.Optional(Type.String({ description: 'Name of the drawing or icon that goes with it.' })),
  }),
);

export const EnumModel = named(
  'EnumModel',
  'An enumeration of the API with its labels; clients never hard-code labels.',
  object({
    name: Type.String({ description: 'Name of the enumeration.', examples: ['StockState'] }),
    values: Type.Array(EnumValue, { description: 'Its values in display order.' }),
  }),
);
export type EnumModel = Static<typeof EnumModel>;

const TypeModelRule = named(
  'TypeModelRule',
  'A rule a field of a form must keep; the code is the one that problem answers carry.',
  object({
    code: ProblemCode,
    params: Type.Array(Type.String(), { description: 'Limits named in the message, in order.', examples: [['300']] }),
  }),
);

const TypeModelField = named(
  'TypeModelField',
  'A field of a form model.',
  object({
    name: Type.String({ description: 'Field name, dotted where nested.', examples: ['pageSize'] }),
    type: FieldKind,
    label: Type.String({ description: 'Label in Persian that people read for it.', examples: ['تعداد در صفحه'] }),
    enumName: Type.Optional(Type.String({ description: 'The enumeration its values come from.' })),
    rules: Type.Array(TypeModelRule, { description: 'Rules in the order they are checked.' }),
  }),
);

export const TypeModel = named(
  'TypeModel',
  'The fields of a form: names, types, rules and labels, read from the same schemas that check requests.',
  object({
    name: Type.String({ description: 'Name of the form model.', examples: ['SupplierProductQuery'] }),
    title: Type.String({ description: 'What the form is for, in Persian.' }),
    fields: Type.Array(TypeModelField, { description: 'Its fields in form order.' }),
  }),
);
export type TypeModel = Static<typeof TypeModel>;

export const NameParams = object({
  name: Type.String({ description: 'Name, exactly as listed.', pattern: '^[A-Za-z]{1,60}$' }),
});
export const Holiday = named(
  'Holiday',
  'An official holiday of Iran. Fridays are free of work without being one.',
  object({
    day: Day('The day, by the Gregorian calendar.', '2027-03-21'),
    title: Type.String({ description: 'What it is for, in Persian.', examples: ['عید نوروز'] }),
    isPredicted: Type.Boolean({
      description: 'Whether it follows the moon in a year whose calendar is not out: it may still be a day off.',
    }),
  }),
);
export type Holiday = Static<typeof Holiday>;

export const HolidaysQuery = object({
  year: Type.Integer({
    description: 'Jalali year whose holidays are listed, such as 1405.',
    minimum: 1300,
    maximum: 1500,
    examples: [1405],
  }),
});

export const MeasurementQuantityQuery = object({
  isTraded: Type.Optional(
    Type.Boolean({ description: 'Only those by whose units goods are sold, or only the others.' }),
  ),
});
export type MeasurementQuantityQuery = Static<typeof MeasurementQuantityQuery>;
export const QuantityParams = object({ id: Id('Id of the measurement quantity (`MeasurementQuantity.id`).') });
export const UnitQuery = object({
  quantityId: Type.Optional(Type.String({ description: 'Only units of this measurement quantity.', format: 'uuid' })),
  quantityIds: Type.Optional(ParentIds('Units of several quantities.')),
  ids: Type.Optional(IdList('Ids of the units wanted; all units without it.')),
});
export type UnitQuery = Static<typeof UnitQuery>;
