import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toOtherSide, toReadersOf } from './recipients.ts';

const request = (given: object = {}) => ({
  kind: 'OPEN_RFQ' as const,
  agreedHash: null,
  side: 'BUYER' as const,
  visibility: 'INVITED' as const,
  buyerName: 'فولاد سپاهان',
  merchantName: '۳ فروشنده',
  participations: [
    { merchantName: 'الف', status: 'QUOTING' } as const,
    { merchantName: 'ب', status: 'REMOVED' } as const,
    { merchantName: 'پ', status: 'INVITED' } as const,
  ],
  ...given,
});

describe('who reads what is written about a request', () => {
  it.each([
    ['all sellers who still see it, by name', {}, 'به: الف، پ'],
    [
      'those of a public one, and who is still to come',
      { visibility: 'PUBLIC' },
      'به: الف، پ، هر فروشنده‌ای که این استعلام را می‌بیند',
    ],
    ['the selected seller from the agreement on', { agreedHash: 'x', merchantName: 'پ' }, 'به: پ'],
    ['the seller of an order', { kind: 'DIRECT_ORDER', merchantName: 'الف' }, 'به: الف'],
    ['the buyer', { side: 'SELLER' }, 'به: فولاد سپاهان'],
  ])('%s', (_, given, shown) => {
    expect(toOtherSide(request(given))).toBe(shown);
  });

  it('a seller is told that others read the question, and nobody else reads why something goes back', () => {
    expect(toReadersOf(request({ side: 'SELLER' }), 'REQUEST_INFO')).toMatch(/^به: فولاد سپاهان؛ فروشندگان دیگر/);
    expect(toReadersOf(request({ side: 'SELLER', kind: 'DIRECT_ORDER' }), 'REQUEST_INFO')).toBe('به: فولاد سپاهان');
    expect(toReadersOf(request(), 'RETURN')).toMatch('طرف دیگر نمی‌خواند');
  });
});

/** Texts that nobody but Rasteh reads: lists that are pasted, and reports to staff. */
const unread = /\/(paste\/|BasketPaste|plain\/PlainMore|PlainReport|ReportDialog)/;

it('stands beside every field of several lines', () => {
  const files = ['trade', 'conversations'].flatMap((feature) =>
    readdirSync(`web/app/features/${feature}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `web/app/features/${feature}/${file}`)
      .filter((file) => file.endsWith('.tsx') && !unread.test(file)),
  );
  const silent = files.flatMap((file) => {
    const fields = readFileSync(file, 'utf8').match(/<TextArea\b[\s\S]*?\/>/g) ?? [];
    return fields.filter((field) => !/\sto=\{/.test(field)).map((field) => `${file}: ${field}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(silent).toEqual([]);
});
