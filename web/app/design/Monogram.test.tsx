import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Monogram } from './Monogram.tsx';

const letters = (name: string, skip: string[] = []) =>
  renderToStaticMarkup(<Monogram name={name} skip={skip} />).replace(/<[^>]+>/g, '');

test('takes the first letters of two telling words and keeps them apart', () => {
  expect(letters('Azar Valve Works')).toBe('A\u200cV');
  expect(letters('Company Azar Valve', ['Company'])).toBe('A\u200cV');
});

test('always finds something to show', () => {
  expect(letters('Azar')).toBe('A');
  expect(letters('Company', ['Company'])).toBe('C');
  expect(letters('')).toBe('');
  expect(letters('𝒜zar')).toBe('𝒜');
});
