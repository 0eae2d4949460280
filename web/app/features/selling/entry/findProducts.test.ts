import { expect, it } from 'vitest';
import { foundText } from './findProducts.ts';

const products = (length: number) => Array.from({ length });

it('says how many were found, and of the most that are told that there may be others', () => {
  expect(foundText(products(19))).toBe('۱۹ کالا پیدا شد');
  expect(foundText(products(20))).toBe('۲۰ کالای نخست؛ برای دیدن بقیه دقیق‌تر بنویسید.');
});
