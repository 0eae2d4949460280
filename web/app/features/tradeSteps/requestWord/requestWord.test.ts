import { describe, expect, it } from 'vitest';
import { requestTexts } from '../messages.ts';
import { actionMessagesOf } from '../steps/actions/messages.ts';
import { reportTexts } from '../../trade/report/messages.ts';
import { approvalMessagesOf } from '../../approvals/messages.ts';
import { stepMessagesOf } from '../steps/messages.ts';
import { openStates } from '../../trade/room/opened/messages.ts';

describe('the word for a request', () => {
  it('goes by its kind, and by whether an offer of it was taken', () => {
    const order = { kind: 'DIRECT_ORDER', agreedHash: null } as const;
    const inquiry = { kind: 'OPEN_RFQ', agreedHash: null } as const;
    expect(requestTexts(order).title('1')).toBe('سفارش 1');
    expect(requestTexts(inquiry).title('1')).toBe('استعلام 1');
    expect(requestTexts({ ...inquiry, agreedHash: 'a1' }).title('1')).toBe('سفارش 1');
    expect(reportTexts(inquiry).titleOf('گزارش', 'TR-1')).toBe('گزارش استعلام TR-1');
    expect(reportTexts(order).titleOf('خواسته', 'TR-1')).toBe('برگ سفارش TR-1');
    expect(reportTexts({ ...inquiry, agreedHash: 'a1' }).back).toContain('سفارش');
  });

  it('is the same in all that is said of an inquiry', () => {
    const inquiry = { kind: 'OPEN_RFQ', agreedHash: null } as const;
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
