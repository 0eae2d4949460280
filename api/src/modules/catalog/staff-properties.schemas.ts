import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import {
  Decimal,
  Id,
  idOf,
  line,
  named,
  object,
  opaque,
  paragraphs,
  TypedDecimal,
  Version,
} from '../../platform/schema.ts';
import { PropertyDataType } from './catalog.enums.ts';

const reason = paragraphs('Why, kept in the audit log.', 3, 500, 'نیاز فروشندگان');
const Order = Type.Integer({ description: 'Place in its list.', minimum: 1, maximum: 10_000, examples: [3] });
const Equivalent = named(
  'StaffSizeEquivalent',
  'The same nominal size in another system.',
  object({
    system: opaque('The system, in capital letters.', 20, 'NPS'),
    value: opaque('The size in that system.', 20, '2'),
  }),
);
const Equivalents = Type.Array(Equivalent, { description: 'What a nominal size is called elsewhere.', maxItems: 8 });

export const StaffPropertyValue = named(
  'StaffPropertyValue',
  'A value of an enumeration as staff keep it.',
  object({
    id: Id('Id of the value (`PropertyEnumValue.id`).'),
    code: Type.String({ description: 'Code, unique within the property.', examples: ['ss316'] }),
    label: Type.String({ description: 'Label a person reads.', examples: ['فولاد ضدزنگ ۳۱۶'] }),
    order: Order,
    isActive: Type.Boolean({ description: 'Whether it is offered; where it is stated it is shown either way.' }),
    equivalents: Equivalents,
    version: Version,
  }),
);

const flags = {
  isFilterable: Type.Boolean({ description: 'Whether lists can be filtered by it.' }),
  isRequired: Type.Boolean({ description: 'Whether what is handed in from now on must state it.' }),
  isComparable: Type.Boolean({ description: 'Whether comparison tables show it.' }),
  isKey: Type.Boolean({ description: 'Whether lists show it.' }),
};
const Decimals = Type.Integer({
  description: 'Digits after the point in the default unit.',
  minimum: 0,
  maximum: 9,
  examples: [1],
});

export type StaffPropertyValue = Static<typeof StaffPropertyValue>;

export const StaffProperty = named(
  'StaffProperty',
  'A property of a category as staff keep it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    categoryId: Id('The category that defines it.'),
    categoryName: Type.String({
      description: 'Name of the category that defines it, in Persian.',
      examples: ['شیرآلات صنعتی'],
    }),
    isInherited: Type.Boolean({ description: 'Whether a category above the one that was asked for defines it.' }),
    code: Type.String({ description: 'Code, unique on every path through its category.', examples: ['pressure'] }),
    name: Type.String({ description: 'Name in Persian, as people read it.', examples: ['فشار کاری'] }),
    groupName: Type.String({ description: 'Heading it stands under.', examples: ['کارکرد'] }),
    dataType: PropertyDataType,
    measurementQuantityId: Type.Optional(Id('The quantity it measures.')),
    defaultMeasurementUnitId: Type.Optional(Id('The unit forms start with, in which the bounds are.')),
    decimals: Decimals,
    minAllowed: Type.Optional(Decimal('Least sensible value, in the default unit.', '0')),
    maxAllowed: Type.Optional(Decimal('Greatest sensible value, in the default unit.', '420')),
    ...flags,
    order: Order,
    slot: Type.Optional(
      Type.Integer({ description: 'Its place in the read model; absent once a retired one has left it.' }),
    ),
    isActive: Type.Boolean({ description: 'Whether it is in use.' }),
    values: Type.Array(StaffPropertyValue, { description: 'Of an ENUM or MULTI_ENUM, retired ones too; by place.' }),
    version: Version,
  }),
);
export type StaffProperty = Static<typeof StaffProperty>;

const stated = {
  name: line('Name in Persian, another than those on its paths.', 2, 60, 'فشار کاری'),
  groupName: line('Heading it stands under.', 2, 60, 'کارکرد'),
  decimals: Decimals,
  minAllowed: Type.Optional(TypedDecimal('Least sensible value, in the default unit.', '0')),
  maxAllowed: Type.Optional(TypedDecimal('Greatest sensible value, in the default unit.', '420')),
  ...flags,
};
const Label = line('Label a person reads.', 1, 60, 'فولاد ضدزنگ ۳۱۶');
const ValueCode = opaque('Small Latin letters, digits and -, unique within the property.', 40, 'ss316');

export const NewCategoryProperty = named(
  'NewCategoryProperty',
  'Something that is measured or stated from now on of what lies in a category and below.',
  object({
    categoryId: Id('Id of the category that gets the property.'),
    code: opaque('Small Latin letters, digits and -, unique on every path through the category.', 40, 'pressure'),
    dataType: PropertyDataType,
    measurementQuantityId: Type.Optional(Id('The quantity, of numbers that have one.')),
    defaultMeasurementUnitId: Type.Optional(Id('The unit forms start with; without it the default one.')),
    ...stated,
    values: Type.Optional(
      Type.Array(named('NewEnumValue', 'One of the first values.', object({ code: ValueCode, label: Label })), {
        description: 'The first values of an ENUM or MULTI_ENUM, in order.',
        maxItems: 50,
      }),
    ),
    reason,
  }),
);
export type NewCategoryProperty = Static<typeof NewCategoryProperty>;

export const CategoryPropertyChange = named(
  'CategoryPropertyChange',
  'What may change of a property without moving what is stated. Code, type, quantity and slot are for life.',
  object({
    ...stated,
    order: Order,
    isActive: Type.Boolean({ description: 'Whether it is in use; a retired one is shown nowhere.' }),
    version: Version,
    reason,
  }),
);
export type CategoryPropertyChange = Static<typeof CategoryPropertyChange>;
export const CategoryPropertyPatch = patchOf(CategoryPropertyChange, {
  about: 'Code, type, quantity and slot are for life.',
});

export const NewPropertyValue = named(
  'NewPropertyValue',
  'One more value of an enumeration.',
  object({ code: ValueCode, label: Label, equivalents: Type.Optional(Equivalents), reason }),
);
export type NewPropertyValue = Static<typeof NewPropertyValue>;

export const PropertyValueChange = named(
  'PropertyValueChange',
  'What may change of a value. Its code is for life.',
  object({
    label: Label,
    equivalents: Type.Optional(Equivalents),
    order: Order,
    isActive: Type.Boolean({ description: 'Whether it is offered.' }),
    version: Version,
    reason,
  }),
);
export type PropertyValueChange = Static<typeof PropertyValueChange>;
export const PropertyValuePatch = patchOf(PropertyValueChange, { about: 'Its code is for life.' });

export const StaffPropertyQuery = object({ categoryId: Id('Properties of this category, inherited ones too.') });
export const PropertyParams = object({ id: idOf('propertyId', 'Id of the property that staff change.') });
export const PropertyValueParams = object({
  id: idOf('propertyId', 'Id of the property that staff change.'),
  valueId: Id('Id of the value of the property that staff change.'),
});
