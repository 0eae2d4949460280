import { describe, expect, it } from 'vitest';
import { isOwnTurn, turnText } from './whoseTurn.ts';
import type { Turn_RequestFragment as Request } from './Turn.generated.ts';

type Given = Partial<Omit<Request, 'approvals'>> & { approvals?: Request['approvals']['nodes'] };
const request = ({ approvals = [], ...given }: Given): Request => ({
  __typename: 'TradeRequest',
  id: '1',
  side: 'BUYER',
  turn: 'BUYER',
  deadlineAt: null,
  allowedActions: [],
  approvals: { __typename: 'TradeApprovalConnection', nodes: approvals },
  ...given,
});

describe('whose turn it is', () => {
  it('is the viewer’s with something that leads on, else a colleague’s', () => {
    expect(turnText(request({ allowedActions: ['PROVIDE_INFO', 'CANCEL'] }))).toBe('نوبت شما');
    expect(isOwnTurn(request({ allowedActions: ['WITHDRAW_CONFIRMATION', 'CANCEL'] }))).toBe(false);
    expect(turnText(request({ allowedActions: ['WITHDRAW_CONFIRMATION', 'CANCEL'] }))).toBe('نوبت همکار شما');
  });

  it('is that of who hands over or answers a part of a service', () => {
    const seller = request({
      side: 'SELLER',
      turn: 'SELLER',
      allowedActions: ['SUBMIT_MILESTONE', 'ASK_CANCELLATION'],
    });
    expect(turnText(seller)).toBe('نوبت شما');
    expect(turnText(request({ allowedActions: ['ACCEPT_MILESTONE', 'REJECT_MILESTONE'] }))).toBe('نوبت شما');
  });

  it('is no more that of who has asked colleagues, whatever else could be done', () => {
    const asked = { __typename: 'TradeApproval', id: '2', allowedActions: ['WITHDRAW'] } as const;
    const approvals = [{ ...asked, allowedActions: [...asked.allowedActions] }];
    expect(turnText(request({ allowedActions: ['SEND_QUOTE', 'CANCEL'], approvals }))).toBe('نوبت همکار شما');
  });

  it('is that of who may agree to what a colleague asked', () => {
    const approval = { __typename: 'TradeApproval', id: '2', allowedActions: ['APPROVE', 'REJECT'] } as const;
    expect(isOwnTurn(request({ approvals: [{ ...approval, allowedActions: [...approval.allowedActions] }] }))).toBe(
      true,
    );
    expect(isOwnTurn(request({ approvals: [{ ...approval, allowedActions: ['WITHDRAW'] }] }))).toBe(false);
  });

  it('is told of the other side by its name, and of nobody not at all', () => {
    expect(turnText(request({ turn: 'SELLER' }))).toBe('نوبت فروشنده');
    expect(turnText(request({ side: 'SELLER' }))).toBe('نوبت خریدار');
    expect(turnText(request({ turn: null }))).toBeUndefined();
  });
});
