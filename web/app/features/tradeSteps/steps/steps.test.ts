import { expect, it } from 'vitest';
import { actionsOf, fixedInput, saidInput, variantOf } from './steps.ts';

it('what leads on stands first, what ends an order last', () => {
  const shown = actionsOf({ allowedActions: ['CANCEL', 'EDIT', 'CONFIRM_AND_PUBLISH', 'REMOVE'], missing: [] });
  expect(shown).toEqual(['CONFIRM_AND_PUBLISH', 'EDIT', 'CANCEL', 'REMOVE']);
  expect(shown.map((each) => variantOf(each, shown))).toEqual(['primary', 'secondary', 'quiet', 'quiet']);
});

it('what takes a step back never stands out', () => {
  const shown = actionsOf({ allowedActions: ['CANCEL', 'RETURN', 'WITHDRAW_CONFIRMATION'], missing: [] });
  expect(shown.map((each) => variantOf(each, shown))).toEqual(['secondary', 'secondary', 'quiet']);
});

it('a draft that lacks something is written on, not sent', () => {
  const allowedActions = ['CONFIRM_AND_PUBLISH', 'REQUEST_CONFIRMATION', 'EDIT'] as const;
  const actions = [...allowedActions].slice(0, 2);
  const missing = [{ __typename: 'TradeMissing' as const, code: 'REQUIRED', field: 'neededBy', actions }];
  expect(actionsOf({ allowedActions: [...allowedActions], missing })).toEqual(['EDIT']);
});

it('what is said goes to the api as each step takes it', () => {
  const said = { text: 'متن', choice: 'PRICE', lineIds: ['1'] };
  expect(saidInput('REQUEST_INFO', said)).toEqual({ text: 'متن', lineIds: ['1'] });
  expect(saidInput('PROVIDE_INFO', { ...said, lineIds: [] })).toEqual({ text: 'متن' });
  expect(saidInput('DECLINE', { ...said, text: '' })).toEqual({ reasonCode: 'PRICE' });
  expect(saidInput('CANCEL', said)).toEqual({ reason: 'متن' });
  expect(saidInput('ASK_TERM_CHANGE', { ...said, choice: 'ESCROW' })).toEqual({ toTerm: 'ESCROW', reason: 'متن' });
  expect(saidInput('REFUSE_CANCELLATION', said)).toEqual({ text: 'متن' });
  expect([fixedInput('AGREE_TERM_CHANGE'), fixedInput('WITHDRAW_CANCELLATION')]).toEqual([{ answer: 'AGREE' }, {}]);
});
