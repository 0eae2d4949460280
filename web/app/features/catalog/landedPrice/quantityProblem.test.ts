import { expect, it } from 'vitest';
import { quantityProblem } from './quantityProblem.ts';

const terms = { moq: '5', orderStep: '10', saleUnitText: 'عدد' };
const says = (code: string, quantity: string) => quantityProblem({ field: 'quantity', code }, quantity, terms);

it('names the least order', () => expect(says('MIN_VALUE', '4')).toBe('حداقل سفارش ۵ عدد است.'));

it('names the nearest quantities on the steps of the order', () =>
  expect(says('ORDER_STEP', '27')).toMatch(/۲۵ یا ۳۵\.$/));

it('asks for a whole number where there is none', () => expect(says('INTEGER', '0')).toMatch(/عدد درست/));
