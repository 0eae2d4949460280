import { describe, expect, it } from 'vitest';
import { isOwnTurn, turnText } from './whoseTurn.ts';
import type { Turn_RequestFragment as Request } from './Turn.generated.ts';

const request = (given: Partial<Request>): Request => ({
  __typename: 'TradeRequest',
  id: '1',
  side: 'BUYER',
  turn: 'BUYER',
  deadlineAt: null,
  allowedActions: [],
  ...given,
});

describe('whose turn it is', () => {
  it('is the viewer’s with something that leads on, else a colleague’s', () => {
    expect(turnText(request({ allowedActions: ['PROVIDE_INFO', 'CANCEL'] }))).toBe('نوبت شما');
    expect(isOwnTurn(request({ allowedActions: ['WITHDRAW_CONFIRMATION', 'CANCEL'] }))).toBe(false);
    expect(turnText(request({ allowedActions: ['WITHDRAW_CONFIRMATION', 'CANCEL'] }))).toBe('نوبت همکار شما');
  });

  it('is told of the other side by its name, and of nobody not at all', () => {
    expect(turnText(request({ turn: 'SELLER' }))).toBe('نوبت فروشنده');
    expect(turnText(request({ side: 'SELLER' }))).toBe('نوبت خریدار');
    expect(turnText(request({ turn: null }))).toBeUndefined();
  });
});
