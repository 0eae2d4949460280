import { Type, type Static } from 'typebox';
import { Day, Id, line, named, object, opaque, paragraphs, TypedDecimal } from '../../platform/schema.ts';
import { Holiday } from './reference.schemas.ts';

/** The year that the market knows dates of. */
const year = (description: string) => Type.Integer({ description, minimum: 1400, maximum: 1500, examples: [1406] });
const seenVersion = Type.Integer({
  description:
    '0 of a year that nobody wrote yet. Sent back with the next change; another stored one is a VERSION_CONFLICT.',
  minimum: 0,
});
const reason = paragraphs('Why, kept in the audit log.', 3, 500, 'تقویم رسمی سال اعلام شد');

export const HolidayYear = named(
  'HolidayYear',
  'The holidays of a Jalali year, as staff write them.',
  object({
    year: year('Jalali year, such as 1405.'),
    version: seenVersion,
    holidays: Type.Array(Holiday, { description: 'The official holidays of the year, the first one first.' }),
  }),
);
export type HolidayYear = Static<typeof HolidayYear>;

const HolidayEntry = named(
  'HolidayEntry',
  'A holiday as it is written.',
  object({
    day: Day('The day, by the Gregorian calendar; each once.', '2027-03-21'),
    title: line('Name of the holiday in Persian.', 2, 100, 'عید نوروز'),
    isPredicted: Type.Boolean({ description: 'Whether the calendar of the year is still to say so.' }),
  }),
);

export const HolidayYearChange = named(
  'HolidayYearChange',
  'All holidays that a Jalali year is to have.',
  object({
    version: seenVersion,
    holidays: Type.Array(HolidayEntry, { description: 'All of them, in any order.', maxItems: 60 }),
    reason,
  }),
);
export type HolidayYearChange = Static<typeof HolidayYearChange>;
export const HolidayYearParams = object({ year: year('Jalali year, such as 1405.') });

const unitFields = {
  code: opaque('UCUM code: letters, digits and signs of ASCII, unique over all units.', 20, 'kg/m3'),
  symbol: line('As engineers write it.', 1, 20, 'kg/m³'),
  displayText: line('Name in Persian, as people read it in lists.', 1, 40, 'کیلوگرم بر متر مکعب'),
};

export const NewMeasurementQuantity = named(
  'NewMeasurementQuantity',
  'Something that can be measured, with the unit in which its values are compared.',
  object({
    code: opaque('Capital letters, digits and _, unique over all quantities.', 40, 'DENSITY'),
    name: line('Name in Persian, as people read it in lists.', 2, 60, 'چگالی'),
    baseUnit: named('NewBaseUnit', 'The unit that all others are converted to.', object(unitFields)),
    reason,
  }),
);
export type NewMeasurementQuantity = Static<typeof NewMeasurementQuantity>;

export const NewUnit = named(
  'NewUnit',
  'One more unit of a quantity: base = raw × factor + offset. Factor and offset never change afterwards.',
  object({
    quantityId: Id('Id of the measurement quantity that the unit measures.'),
    ...unitFields,
    factor: TypedDecimal('Multiplier to the base unit, above 0.', '1000'),
    offset: Type.Optional(TypedDecimal('Added after multiplying, in the base unit; 0 without it.', '273.15')),
    reason,
  }),
);
export type NewUnit = Static<typeof NewUnit>;
