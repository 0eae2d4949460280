import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { escapeHtml } from '../../../platform/text/escapeHtml.ts';
import { operatorWords as words } from './messages.ts';
import type { OperatorHtml_OperatorFragment as Operator } from './OperatorHtml.generated.ts';

/** Who runs the site, as HTML text: it is the same on every page. Empty while nobody is stated. */
export function operatorHtml(given: Masked<Operator> | null | undefined): string {
  const operator = readFragment<Operator>(given);
  if (!operator) return '';
  const { name, address, phones, email, supportHours, trustText } = operator;
  const telephones = phones.map((phone) => linkHtml(`tel:${phone}`, toPersianDigits(phone)));
  const lines = [
    `<p class="font-medium text-text">${escapeHtml(name)}</p>`,
    `<p dir="auto">${escapeHtml(address)}</p>`,
    `<p>${words.phones}: ${telephones.join('، ')} (${escapeHtml(supportHours)})</p>`,
    `<p>${words.email}: ${linkHtml(`mailto:${email}`, email)}</p>`,
    ...numbersOf(operator).map((text) => `<p>${escapeHtml(text)}</p>`),
    trustText ? `<p>${escapeHtml(trustText)}</p>` : '',
  ];
  return `<address class="mt-8 text-[0.875rem] leading-6 not-italic text-muted">${lines.join('')}</address>`;
}

/** How to reach who runs the site, for search engines. */
export const operatorContact = (given: Masked<Operator> | null | undefined) => readFragment<Operator>(given);

const inLine = 'inline-flex items-center hover:text-primary pointer-coarse:min-h-11';
const linkHtml = (href: string, text: string) =>
  `<a class="${inLine}" dir="ltr" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function numbersOf({ nationalLegalId, registrationNumber }: Operator): string[] {
  const numbers: [label: string, value: string | null | undefined][] = [
    [words.nationalLegalId, nationalLegalId],
    [words.registrationNumber, registrationNumber],
  ];
  return numbers.flatMap(([label, value]) => (value ? [`${label}: ${toPersianDigits(value)}`] : []));
}
