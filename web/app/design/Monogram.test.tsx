import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Monogram } from './Monogram.tsx';

const letters = (name: string, skip: string[] = []) =>
  renderToStaticMarkup(<Monogram name={name} skip={skip} />).replace(/<[^>]+>/g, '');

test('takes the first letters of two telling words and keeps them apart', () => {
  expect(letters('Azar Valve Works')).toBe('A\u200cV');
  expect(letters('Company Azar Valve', ['Company'])).toBe('A\u200cV');
});

test.each([
  ['گذربند هیرکان', 'گ'],
  ['کارا سازه', 'ک'],
  ['خط رسا', 'خ'],
  ['Foundry United', 'F'],
  ['fine units', 'f'],
  ['گذربند ساحل', 'گ\u200cس'],
])('two letters that make an unlucky word are never shown: %s', (name, shown) => expect(letters(name)).toBe(shown));

test('always finds something to show', () => {
  expect(letters('Azar')).toBe('A');
  expect(letters('Company', ['Company'])).toBe('C');
  expect(letters('')).toBe('');
  expect(letters('𝒜zar')).toBe('𝒜');
});
