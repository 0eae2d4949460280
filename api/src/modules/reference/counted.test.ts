import { describe, expect, it } from 'vitest';
import { decimal } from '../../platform/decimal.ts';
import { problemOfCount } from './counted.ts';
import type { UnitOfMeasurement } from './reference.schemas.ts';

const unit = (id: string, quantityId: string, { factor = '1', converts = true } = {}) =>
  [id, { id, code: `{${id}}`, quantityId, factor, converts } as UnitOfMeasurement] as const;
const byId = new Map([
  unit('piece', 'COUNT'),
  unit('dozen', 'COUNT', { factor: '12' }),
  unit('roll', 'PACKAGING', { converts: false }),
  unit('person-day', 'PACKAGING', { converts: false }),
  unit('m', 'LENGTH'),
]);
const units = { byId, piece: byId.get('piece') };
const codeOf = (quantity: string, unitId: string, known?: string) =>
  problemOfCount('quantity', decimal(quantity), { unitId, units, known: known === undefined ? [] : [decimal(known)] })
    ?.code;

describe('a quantity of a unit that is counted', () => {
  it.each([
    ['2', 'piece'],
    ['1.5', 'dozen'],
    ['3', 'roll'],
    ['2.5', 'm'],
    ['0.5', 'person-day'],
    ['2.5', 'unknown'],
  ])('%s %s is one', (quantity, unitId) => expect(codeOf(quantity, unitId)).toBeUndefined());

  it.each([
    ['2.5', 'piece'],
    ['1.51', 'dozen'],
    ['0.5', 'roll'],
  ])('%s %s is none', (quantity, unitId) => expect(codeOf(quantity, unitId)).toBe('DECIMAL_PLACES'));

  it('may be split where the line is split already, for its offer is sold so', () => {
    expect(codeOf('0.5', 'roll', '1.5')).toBeUndefined();
    expect(codeOf('0.5', 'roll', '2')).toBe('DECIMAL_PLACES');
  });
});
