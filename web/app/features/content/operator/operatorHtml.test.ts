import { expect, it } from 'vitest';
import { operatorHtml } from './operatorHtml.ts';

const operatorOf = (text: string, phones: string[]) =>
  ({
    name: text,
    address: text,
    phones,
    email: text,
    supportHours: text,
    nationalLegalId: text,
    registrationNumber: text,
    trustText: text,
  }) as unknown as Parameters<typeof operatorHtml>[0];

it('tells who runs the site, with digits of its readers', () => {
  const html = operatorHtml(operatorOf("o'clock 12", ['02188776655']));
  expect(html).toContain('href="tel:02188776655">۰۲۱۸۸۷۷۶۶۵۵</a>');
  // What stands for a sign keeps its own digits.
  expect(html).toContain('شناسهٔ ملی: o&#x27;clock ۱۲');
});

it('lets no text become markup', () => {
  const hostile = '"><script>alert(1)</script>';
  expect(operatorHtml(operatorOf(hostile, [hostile]))).not.toMatch(/<script|""/);
});

it('says nothing while nobody is stated', () => expect(operatorHtml(null)).toBe(''));
