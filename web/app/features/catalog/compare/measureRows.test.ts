import { describe, expect, it } from 'vitest';
import { type ComparedProduct, type ComparedValue, measureRows } from './measureRows.ts';

const bar = { id: 'bar', code: 'bar', displayText: 'بار', factor: '100000', offset: '0' };
const megapascal = { id: 'mpa', code: 'MPa', displayText: 'مگاپاسکال', factor: '1000000', offset: '0' };
const pressure = { code: 'pressure', name: 'فشار کاری', groupName: 'فشار', units: [bar, megapascal] };
const body = { code: 'body', name: 'جنس بدنه', groupName: 'ساختار', units: null };

const value = (code: string, facts: Partial<ComparedValue>): ComparedValue => ({
  code,
  dataType: 'NUMERIC',
  rawValue: null,
  rawMaxValue: null,
  baseValue: null,
  baseMaxValue: null,
  unitId: null,
  unitDisplayText: null,
  booleanValue: null,
  text: null,
  enumValues: [],
  ...facts,
});
const inBar = (rawValue: string, baseValue: string) =>
  value('pressure', { rawValue, baseValue, unitId: 'bar', unitDisplayText: 'بار' });
const inMegapascal = (rawValue: string, baseValue: string) =>
  value('pressure', { rawValue, baseValue, unitId: 'mpa', unitDisplayText: 'مگاپاسکال' });
const ofBrass = value('body', { dataType: 'ENUM', enumValues: [{ code: 'brass', label: 'برنج' }] });
const product = (...values: ComparedValue[]): ComparedProduct => ({ properties: [pressure, body], values });

describe('a row', () => {
  it('has one unit, the first stated one, and finds the same measure the same', () => {
    const [row] = measureRows([product(inBar('16', '1600000')), product(inMegapascal('1.6', '1600000.0'))], {});
    expect(row).toMatchObject({ cells: ['۱۶ بار', '۱۶ بار'], differs: false, unit: bar });
  });

  it('is converted into the unit that was chosen', () => {
    const [row] = measureRows([product(inBar('16', '1600000')), product(inMegapascal('2.5', '2500000'))], {
      pressure: 'MPa',
    });
    expect(row).toMatchObject({ cells: ['۱٫۶ مگاپاسکال', '۲٫۵ مگاپاسکال'], differs: true });
  });

  it('leaves open what a product does not state, which is a difference', () => {
    const [, row] = measureRows([product(inBar('16', '1600000'), ofBrass), product(inBar('16', '1600000'))], {});
    expect(row).toMatchObject({ name: 'جنس بدنه', cells: ['برنج', undefined], differs: true, units: [] });
  });

  it('is not there when no product states it', () => {
    expect(measureRows([product(ofBrass), product(ofBrass)], {}).map(({ code }) => code)).toEqual(['body']);
  });

  it('does not take an unknown unit for one', () => {
    expect(measureRows([product(inBar('16', '1600000'))], { pressure: 'x' })[0]!.unit).toEqual(bar);
  });
});
