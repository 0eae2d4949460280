import { describe, expect, it } from 'vitest';
import { decimal } from '../../platform/decimal.ts';
import { convert, NOT_COMPARABLE, type ConvertedUnit } from './convert.ts';

const unit = (id: string, quantityId: string, factor = '1', converts = true, offset = '0'): ConvertedUnit => ({
  id,
  quantityId,
  factor,
  offset,
  converts,
});
const units = {
  metre: unit('metre', 'length'),
  centimetre: unit('centimetre', 'length', '0.01'),
  inch: unit('inch', 'length', '0.0254'),
  kilogram: unit('kilogram', 'mass'),
  tonne: unit('tonne', 'mass', '1000'),
  piece: unit('piece', 'count'),
  dozen: unit('dozen', 'count', '12'),
  celsius: unit('celsius', 'temperature', '1.8', true, '491.67'),
  fahrenheit: unit('fahrenheit', 'temperature', '1', true, '459.67'),
  bar: unit('bar', 'packaging', '1', false),
  box: unit('box', 'packaging', '1', false),
  pallet: unit('pallet', 'packaging', '1', false),
};
type Name = keyof typeof units;
const sold = (saleUnit: Name, ...holds: [quantity: string, unit: Name][]) => ({
  saleUnit: units[saleUnit],
  holds: holds.map(([quantity, name]) => ({ quantity, unit: units[name] })),
});
const pipe = sold('bar', ['6', 'metre'], ['14.2', 'kilogram']);
const pallet = sold('pallet', ['40', 'box'], ['480', 'piece']);
const cable = sold('metre', ['0.35', 'kilogram']);

const answer = (quantity: string, from: Name, to: Name, offer?: typeof pipe) => {
  const found = convert(decimal(quantity), units[from], units[to], offer);
  return found === NOT_COMPARABLE ? found : found.toFixed();
};

describe('a quantity', () => {
  it.each<[string, Name, Name, string]>([
    ['2.5', 'metre', 'metre', '2.5'],
    ['2.5', 'metre', 'centimetre', '250'],
    ['1', 'inch', 'centimetre', '2.54'],
    ['1', 'centimetre', 'inch', '0.393700787401574803'],
    ['30', 'piece', 'dozen', '2.5'],
    ['100', 'celsius', 'fahrenheit', '212'],
    ['3', 'box', 'box', '3'],
    ['999999999999.999999', 'metre', 'centimetre', '99999999999999.9999'],
  ])('of %s %s in %s is %s', (quantity, from, to, wanted) => {
    expect(answer(quantity, from, to)).toBe(wanted);
  });

  it.each<[string, Name, Name]>([
    ['1', 'metre', 'kilogram'],
    ['1', 'box', 'pallet'],
    ['1', 'bar', 'metre'],
  ])('of %s %s is nothing in %s, without an offer', (quantity, from, to) => {
    expect(answer(quantity, from, to)).toBe(NOT_COMPARABLE);
  });
});

describe('a quantity of an offer', () => {
  it.each<[string, Name, Name, typeof pipe, string]>([
    ['1', 'bar', 'metre', pipe, '6'],
    ['10', 'bar', 'centimetre', pipe, '6000'],
    ['9', 'metre', 'bar', pipe, '1.5'],
    ['900', 'centimetre', 'bar', pipe, '1.5'],
    ['6', 'metre', 'kilogram', pipe, '14.2'],
    ['1', 'metre', 'kilogram', pipe, '2.36666666666666667'],
    ['1000', 'bar', 'tonne', pipe, '14.2'],
    ['1', 'box', 'piece', pallet, '12'],
    ['240', 'piece', 'pallet', pallet, '0.5'],
    ['20', 'dozen', 'box', pallet, '20'],
    ['200', 'centimetre', 'kilogram', cable, '0.7'],
    ['7', 'kilogram', 'metre', cable, '20'],
  ])('of %s %s in %s', (quantity, from, to, offer, wanted) => {
    expect(answer(quantity, from, to, offer)).toBe(wanted);
  });

  it.each<[Name, Name, typeof pipe]>([
    ['bar', 'piece', pipe],
    ['box', 'metre', pipe],
    ['pallet', 'kilogram', pallet],
    ['bar', 'metre', cable],
  ])('of a %s is nothing in %s where the offer does not say it', (from, to, offer) => {
    expect(answer('1', from, to, offer)).toBe(NOT_COMPARABLE);
  });
});
