import { describe, expect, it } from 'vitest';
import { type ComparedProduct, type ComparedValue, measureRows } from './measureRows.ts';

const bar = { id: 'bar', code: 'bar', displayText: 'بار', factor: '100000', offset: '0' };
const megapascal = { id: 'mpa', code: 'MPa', displayText: 'مگاپاسکال', factor: '1000000', offset: '0' };
const pressure = { code: 'pressure', name: 'فشار کاری', groupName: 'فشار', units: [bar, megapascal] };
const body = { code: 'body', name: 'جنس بدنه', groupName: 'ساختار', units: null };

const value = (code: string, facts: Partial<ComparedValue>): ComparedValue => ({
  code,
  dataType: 'NUMERIC',
  measure: null,
  number: null,
  booleanValue: null,
  text: null,
  enumValues: [],
  ...facts,
});
const measured = (stated: string, unit: { id: string }, text: string) =>
  value('pressure', { measure: { value: stated, maxValue: null, unit, text } });
const sixteenBar = measured('16', bar, '۱۶ بار');
const ofBrass = value('body', { dataType: 'ENUM', enumValues: [{ code: 'brass', label: 'برنج' }] });
const product = (...values: ComparedValue[]): ComparedProduct => ({ properties: [pressure, body], values });

describe('a row', () => {
  it('has one unit, the first stated one, and finds the same measure the same', () => {
    const [row] = measureRows([product(sixteenBar), product(measured('1.60', megapascal, '۱٫۶ مگاپاسکال'))], {});
    expect(row).toMatchObject({ cells: ['۱۶ بار', '۱۶ بار'], differs: false, unit: bar });
  });

  it('is converted into the unit that was chosen', () => {
    const [row] = measureRows([product(sixteenBar), product(measured('2.5', megapascal, '۲٫۵ مگاپاسکال'))], {
      pressure: 'MPa',
    });
    expect(row).toMatchObject({ cells: ['۱٫۶ مگاپاسکال', '۲٫۵ مگاپاسکال'], differs: true });
  });

  it('leaves open what a product does not state, which is a difference', () => {
    const [, row] = measureRows([product(sixteenBar, ofBrass), product(sixteenBar)], {});
    expect(row).toMatchObject({ name: 'جنس بدنه', cells: ['برنج', undefined], differs: true, units: [] });
  });

  it('is not there when no product states it', () => {
    expect(measureRows([product(ofBrass), product(ofBrass)], {}).map(({ code }) => code)).toEqual(['body']);
  });

  it('does not take an unknown unit for one', () => {
    expect(measureRows([product(sixteenBar)], { pressure: 'x' })[0]!.unit).toEqual(bar);
  });
});
