import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { jalaliYearOf, jalaliYearDays } from '../../platform/calendar.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { parseTyped } from '../../platform/decimal.ts';
import type { FieldError } from '../../platform/field-error.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import { notFound } from '../../platform/problem.ts';
import { isSameName, refuseTaken } from '../../platform/refuse-taken.ts';
import type { Sender } from '../../platform/route.ts';
import { versionConflict } from '../../platform/version.ts';
import * as repository from './masters.repository.ts';
import type { HolidayYear, HolidayYearChange, NewMeasurementQuantity, NewUnit } from './masters.schemas.ts';
import { readQuantities, readUnits, toUnit } from './reference.repository.ts';
import type { MeasurementQuantity, UnitOfMeasurement } from './reference.schemas.ts';

/** Digits on either side of the point. */
const LONGEST_NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

export type Masters = ReturnType<typeof makeMasters>;

/** What staff write of holidays, quantities and units. */
export function makeMasters(db: Database) {
  async function audited(tx: Tx, sender: Sender, actor: Actor, action: string, objectId: string, detail: object) {
    const what = { action, objectType: 'Master', objectId, detail: { ...detail } };
    await recordAudit(tx, sender, { actorId: actor.userId, result: 'DONE', ...what });
  }

  async function holidayYear(query: Tx | Database, year: number): Promise<HolidayYear> {
    const holidays = await repository.readHolidaysBetween(query, jalaliYearDays(year));
    return { year, version: await repository.readYearVersion(query, year), holidays };
  }

  /** What holds of what is written beside its format. */
  const rules = { holidays: (year: number) => [daysRule(year)], quantity: quantityRules, unit: unitRules };

  return {
    rules,

    holidayYear: (year: number) => holidayYear(db, year),

    /** @throws Problem 400, 409 for another version */
    async updateHolidays(actor: Actor, year: number, change: HolidayYearChange, sender: Sender): Promise<HolidayYear> {
      const { version, holidays, reason } = change;
      await requireAll(rules.holidays(year), change);
      return db.transaction(async (tx) => {
        const stored = await repository.lockYear(tx, year);
        if (stored !== version) versionConflict(stored);
        await repository.replaceHolidays(tx, year, jalaliYearDays(year), holidays);
        await recordChange(tx, ['holidays']);
        const written = await holidayYear(tx, year);
        await audited(tx, sender, actor, 'HOLIDAYS_WRITTEN', String(year), { reason, days: holidays.length });
        return written;
      });
    },

    /** @throws Problem 400, 409 for a code or name that is in use */
    async createQuantity(actor: Actor, input: NewMeasurementQuantity, sender: Sender): Promise<MeasurementQuantity> {
      const { code, name, baseUnit, reason } = input;
      const id = newId();
      const baseUnitId = newId();
      await requireAll(quantityRules, input);
      await db.transaction(async (tx) => {
        await repository.lockUnits(tx);
        const known = await readQuantities(tx);
        const units = await readUnits(tx);
        refuseTaken([
          { field: 'code', code: 'CODE_TAKEN', isTaken: hasCode(known, code) },
          { field: 'name', code: 'NAME_TAKEN', isTaken: known.some((each) => isSameName(each.name, name)) },
          { field: 'baseUnit.code', code: 'CODE_TAKEN', isTaken: hasCode(units, baseUnit.code) },
        ]);
        await repository.insertQuantity(tx, { id, code, name, baseUnitId });
        const base = { factor: '1', offset: '0', isDefault: true };
        await repository.insertUnit(tx, { id: baseUnitId, quantityId: id, ...baseUnit, ...base });
        await recordChange(tx, ['units']);
        await audited(tx, sender, actor, 'QUANTITY_CREATED', id, { reason, code });
      });
      const unit = toUnit((await readUnits(db)).find((each) => each.id === baseUnitId)!);
      return { id, code, name, converts: true, isTraded: false, baseUnit: unit, units: [unit] };
    },

    /** @throws Problem 400, 404, 409 for a code or name that is in use */
    async createUnit(actor: Actor, input: NewUnit, sender: Sender): Promise<UnitOfMeasurement> {
      const { reason, factor, offset = '0', ...unit } = input;
      const id = newId();
      await requireAll(unitRules, input);
      await db.transaction(async (tx) => {
        await repository.lockUnits(tx);
        const { quantityId, code, symbol, displayText } = unit;
        if (!(await readQuantities(tx)).some((each) => each.id === quantityId))
          notFound('MEASUREMENT_QUANTITY_NOT_FOUND');
        const units = await readUnits(tx);
        const beside = units.filter((each) => each.quantityId === quantityId);
        refuseTaken([
          { field: 'code', code: 'CODE_TAKEN', isTaken: hasCode(units, code) },
          { field: 'symbol', code: 'NAME_TAKEN', isTaken: beside.some((each) => isSameName(each.symbol, symbol)) },
          {
            field: 'displayText',
            code: 'NAME_TAKEN',
            isTaken: beside.some((each) => isSameName(each.displayText, displayText)),
          },
        ]);
        const numbers = { factor: parseTyped(factor)!.toFixed(), offset: parseTyped(offset)!.toFixed() };
        await repository.insertUnit(tx, { id, ...unit, ...numbers, isDefault: false });
        await recordChange(tx, ['units']);
        await audited(tx, sender, actor, 'UNIT_CREATED', id, { reason, code: unit.code, ...numbers });
      });
      return toUnit((await readUnits(db)).find((each) => each.id === id)!);
    },
  };
}

/** Each day once, and within the year. */
const daysRule = (year: number): LateRule<Pick<HolidayYearChange, 'holidays'>> => ({
  reads: ['holidays'],
  judge: ({ holidays }) => {
    const seen = new Set<string>();
    return holidays.flatMap(({ day }, index): FieldError[] => {
      const field = `holidays[${index}].day`;
      if (jalaliYearOf(day) !== year) return [{ field, code: 'DAY_OF_ANOTHER_YEAR', params: [String(year)] }];
      if (seen.has(day)) return [{ field, code: 'DUPLICATE' }];
      seen.add(day);
      return [];
    });
  },
});

/** Codes go into queries and files of others: no letters but Latin ones. */
const codeRule = <T>(field: string, codeOf: (input: T) => string, pattern: RegExp): LateRule<T> => ({
  reads: [field],
  judge: (input) => (pattern.test(codeOf(input)) ? undefined : { field, code: 'FORMAT', params: [] }),
});
const QUANTITY_CODE = /^[A-Z][A-Z0-9_]*$/;
const UNIT_CODE = /^[!-~]+$/;

type Parsed = NonNullable<ReturnType<typeof parseTyped>>;
const numberRule = (field: 'factor' | 'offset', isRight: (value: Parsed) => boolean): LateRule<NewUnit> => ({
  reads: [field],
  judge: (input) => {
    const typed = input[field];
    if (typed === undefined) return undefined;
    const value = parseTyped(typed);
    if (!value || !LONGEST_NUMBER.test(value.toFixed())) return { field, code: 'NUMERIC' };
    return isRight(value) ? undefined : { field, code: 'MIN_VALUE', params: ['0'] };
  },
});

const quantityRules: LateRule<NewMeasurementQuantity>[] = [
  codeRule('code', ({ code }) => code, QUANTITY_CODE),
  codeRule('baseUnit.code', ({ baseUnit }) => baseUnit.code, UNIT_CODE),
];
const unitRules: LateRule<NewUnit>[] = [
  codeRule('code', ({ code }) => code, UNIT_CODE),
  numberRule('factor', (value) => value.gt(0)),
  numberRule('offset', () => true),
];

const hasCode = (all: { code: string }[], code: string) => all.some((each) => each.code === code);
