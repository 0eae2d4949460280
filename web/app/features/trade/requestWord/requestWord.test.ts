import { describe, expect, it } from 'vitest';
import { requestTexts } from '../messages.ts';
import { actionMessagesOf } from '../room/actions/messages.ts';
import { reportTexts } from '../report/messages.ts';
import { approvalMessagesOf } from '../room/approvals/messages.ts';
import { stepMessagesOf } from '../room/messages.ts';
import { openStates } from '../room/opened/messages.ts';

describe('the word for a request', () => {
  it('goes by its kind, and by whether an offer of it was taken', () => {
    expect(requestTexts({ kind: 'DIRECT_ORDER', status: 'DRAFT' }).title('1')).toBe('سفارش 1');
    expect(requestTexts({ kind: 'OPEN_RFQ', status: 'NEGOTIATING' }).title('1')).toBe('استعلام 1');
    expect(requestTexts({ kind: 'OPEN_RFQ', status: 'IN_FULFILMENT' }).title('1')).toBe('سفارش 1');
    expect(reportTexts({ kind: 'OPEN_RFQ', status: 'DRAFT' }).titleOf('گزارش', 'TR-1')).toBe('گزارش استعلام TR-1');
    expect(reportTexts({ kind: 'DIRECT_ORDER', status: 'DRAFT' }).titleOf('خواسته', 'TR-1')).toBe('برگ سفارش TR-1');
  });

  it('stays that of an order when an order is called off', () => {
    const called = { kind: 'OPEN_RFQ', status: 'CANCELLED' } as const;
    expect(requestTexts({ ...called, agreedHash: null }).title('1')).toBe('استعلام 1');
    expect(requestTexts({ ...called, agreedHash: 'a1' }).title('1')).toBe('سفارش 1');
    expect(reportTexts({ ...called, agreedHash: 'a1' }).back).toContain('سفارش');
  });

  it('is the same in all that is said of an inquiry', () => {
    const inquiry = { kind: 'OPEN_RFQ', status: 'PUBLISHED' } as const;
    const { steps, price, overtaken } = stepMessagesOf(inquiry);
    const { edit, actions } = actionMessagesOf(inquiry);
    const { CONFIRM_AND_PUBLISH, REQUEST_CONFIRMATION, WITHDRAW_CONFIRMATION, RETURN, REMOVE, CANCEL } = steps;
    // The price of the list is for orders, and so is what follows an agreement.
    const { changedForSeller: _, ...asked } = price;
    const { text: __, ...published } = CONFIRM_AND_PUBLISH;
    const { LIST_ORDER: ___, ...questions } = approvalMessagesOf(inquiry).question;
    const said = [
      published,
      REQUEST_CONFIRMATION,
      WITHDRAW_CONFIRMATION,
      RETURN,
      REMOVE,
      CANCEL,
      overtaken,
      edit,
      actions.RETURN,
    ];
    const text = JSON.stringify([...said, asked, questions, openStates]);
    expect(text).not.toContain('سفارش');
    expect(text).toContain('این استعلام برای فروشندگان فرستاده شود؟');
    expect(JSON.stringify(stepMessagesOf({ ...inquiry, kind: 'DIRECT_ORDER' }))).not.toContain('استعلام');
  });
});
