import { describe, expect, it } from 'vitest';
import type { PropertyValue } from '../../catalog/index.ts';
import type { UnitOfMeasurement, UnitTable } from '../../reference/index.ts';
import type { NeededProperty } from '../lines/needs/needs.schemas.ts';
import { differencesOf } from './differences.ts';

const unit = (id: string, factor: string, offset = '0') =>
  ({ id, quantityId: id, factor, offset, converts: true, symbol: id, displayText: id }) as UnitOfMeasurement;
const known = [unit('bar', '100000'), unit('psi', '6894.757293168'), unit('celsius', '1', '273.15')];
const units: UnitTable = {
  byId: new Map(known.map((each) => [each.id, each])),
  byQuantity: new Map(),
  traded: new Set(),
};

const value = (propertyId: string, more: Partial<PropertyValue> = {}): PropertyValue => ({
  propertyId,
  code: propertyId,
  name: propertyId,
  groupName: 'x',
  dataType: 'NUMERIC',
  isKey: true,
  enumValues: [],
  ...more,
});
const pressure = (rawValue: string, unitId: string, baseValue: string) =>
  value('pressure', { rawValue, unitId, baseValue });
const seat = (...codes: string[]) =>
  value('seat', { enumValues: codes.map((code) => ({ id: `of ${code}`, code, label: code, order: 1 })) });
const told = (asked: NeededProperty[], offered: PropertyValue[]) =>
  differencesOf(asked, offered, units).map(({ value: each, offered: found }) => [each.propertyId, found?.rawValue]);

describe('what an alternative is not', () => {
  const sixteen = { value: pressure('16', 'bar', '1600000') };

  it('is told in the unit of the asking', () => {
    const [found] = differencesOf([sixteen], [pressure('150', 'psi', '1034213.5939752')], units);
    expect(found).toMatchObject({ value: { rawValue: '16' }, offered: { rawValue: '10.3421359398', unitId: 'bar' } });
  });

  it('leaves out what is the same in another unit', () => {
    const inPsi = pressure('232.060', 'psi', '1600000');
    expect(told([sixteen], [inPsi])).toEqual([]);
  });

  it('begins beyond the tolerance of the asking, on both sides', () => {
    const within = { ...sixteen, tolerancePercent: '10' };
    const offers = (base: string) => told([within], [pressure(base.slice(0, -5), 'bar', base)]);
    expect([offers('1500000'), offers('1700000')]).toEqual([[], []]);
    expect([offers('1400000'), offers('1800000')]).toEqual([[['pressure', '14']], [['pressure', '18']]]);
  });

  it('counts scales that do not begin at nothing from where they are read', () => {
    const asked = {
      value: value('heat', { rawValue: '20', unitId: 'celsius', baseValue: '293.15' }),
      tolerancePercent: '5',
    };
    expect(told([asked], [value('heat', { rawValue: '22', unitId: 'celsius', baseValue: '295.15' })])).toHaveLength(1);
    expect(told([asked], [value('heat', { rawValue: '21', unitId: 'celsius', baseValue: '294.15' })])).toEqual([]);
  });

  it('is either end of an interval', () => {
    const range = (low: string, high: string) => value('range', { rawValue: low, rawMaxValue: high });
    expect(told([{ value: range('-20', '180') }], [range('-20', '150')])).toEqual([['range', '-20']]);
    expect(told([{ value: range('-20', '180') }], [range('-20', '180')])).toEqual([]);
  });

  it('is another choice, a no for a yes, other words, and what nobody states', () => {
    const yes = value('fireSafe', { booleanValue: true });
    const flange = value('flange', { text: 'F07' });
    const asked = [seat('PTFE', 'METAL'), yes, flange].map((each) => ({ value: each }));
    expect(told(asked, [seat('METAL', 'PTFE'), yes, flange])).toEqual([]);
    const other = [seat('PTFE'), value('fireSafe', { booleanValue: false }), value('flange', { text: 'F10' })];
    expect(told(asked, other).map(([id]) => id)).toEqual(['seat', 'fireSafe', 'flange']);
    expect(differencesOf(asked, [], units).every(({ offered }) => offered === undefined)).toBe(true);
  });
});
