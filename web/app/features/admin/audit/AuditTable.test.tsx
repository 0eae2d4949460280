import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuditTable } from './AuditTable.tsx';
import type { AuditTable_LineFragment } from './AuditTable.generated.ts';

const line = (action: string, details: Record<string, string>) =>
  ({
    id: action,
    at: '2026-11-30T04:00:00.000Z',
    action,
    result: 'DONE',
    isIntact: true,
    objectType: 'TradeDispute',
    objectId: '019b77ed-50b1-7846-8727-b2860f26feca',
    details: Object.entries(details).map(([name, value]) => ({ name, value })),
  }) as unknown as AuditTable_LineFragment;

it('says in words what was decided of a dispute, with amounts and shares as people read them', () => {
  const lines = [
    line('DISPUTE_PROPOSED', { outcome: 'SPLIT', buyerBasisPoints: '6050' }),
    line('DISPUTE_RESOLVED', { outcome: 'SPLIT', buyerRial: '445500000', sellerRial: '297000000' }),
    line('STUCK_ORDERS_READ', {}),
  ] as unknown as Parameters<typeof AuditTable>[0]['lines'];
  const models = [{ values: [{ value: 'SPLIT', displayFa: 'تقسیم مبلغ' }] }] as Parameters<
    typeof AuditTable
  >[0]['models'];
  const text = renderToStaticMarkup(<AuditTable lines={lines} isIntact models={models} />).replace(/<[^>]+>/g, ' ');
  expect(text).toContain('پیشنهاد رأی اختلاف');
  expect(text).toMatch(/سهم خریدار\s*:\s*۶۰٫۵ درصد/);
  expect(text).toMatch(/سهم خریدار\s*:\s*۴۴٬۵۵۰٬۰۰۰ تومان/);
  expect(text).toContain('تقسیم مبلغ');
  expect(text).not.toMatch(/[A-Z]{3,}_/);
});
