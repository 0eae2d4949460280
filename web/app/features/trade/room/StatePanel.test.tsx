import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatePanel } from './StatePanel.tsx';

type Given = Parameters<typeof StatePanel>[0];

/** Of a draft of a request to several sellers, what it lacks. */
function lacking(...fields: string[]) {
  const request = {
    id: '1',
    kind: 'OPEN_RFQ',
    status: 'DRAFT',
    side: 'BUYER',
    turn: 'BUYER',
    deadlineAt: null,
    reason: null,
    reasonCode: null,
    unpricedLineCount: 0,
    allowedActions: ['EDIT'],
    approvals: { nodes: [] },
    clarifications: [],
    missing: fields.map((field) => ({ code: 'REQUIRED', field, actions: ['CONFIRM_AND_PUBLISH'] })),
  };
  const html = renderToStaticMarkup(
    <StatePanel request={request as unknown as Given['request']} labels={{} as Given['labels']} />,
  );
  return /<a [^>]*>([^<]*)<\/a>/.exec(html)![1];
}

describe('what a draft lacks', () => {
  it('is named in Persian, each thing of it', () => {
    expect(lacking('addressId', 'neededBy', 'paymentTerm', 'quoteDeadlineAt', 'merchantIds')).toBe(
      'نشانی تحویل، زمان نیاز، شرایط پرداخت، مهلت دادن قیمت، فروشندگان',
    );
  });
});
