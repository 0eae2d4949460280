import { type WorkingSpan, weekdays } from '../../platform/calendar.ts';
import { definitionOf, type EnumSchema } from '../../platform/schema.ts';
import type { DelegationBadge, ExplainedField } from './delegations.schemas.ts';
import { Weekday } from './merchants.enums.ts';

// Intl.ListFormat puts direction marks between the names, which text of ours never carries.
const listed = (names: string[]) => [names.slice(0, -1).join('، '), names.at(-1)].filter(Boolean).join(' و ');
const persianDate = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { dateStyle: 'long', timeZone: 'Asia/Tehran' });

/** Where a delegation holds, in words. */
export function territoryText(states: string[], cities: string[], isNationwide: boolean): string {
  if (isNationwide) return 'سراسر کشور';
  const parts = [
    states.length > 1 ? `استان‌های ${listed(states)}` : states.map((name) => `استان ${name}`).join(''),
    cities.length > 1 ? `شهرهای ${listed(cities)}` : cities.map((name) => `شهر ${name}`).join(''),
  ];
  return parts.filter(Boolean).join('؛ ');
}

const dayNames = (definitionOf(Weekday) as EnumSchema<Weekday>)['x-enum'];
const persianDigits = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
/** `08:00` as «۸», `07:30` as «۷:۳۰». */
const clockText = (clock: string) => persianDigits(clock.replace(/^0/, '').replace(/:00$/, ''));

/** When somebody works, in words: days that follow each other with the same hours are one part. */
export function workingHoursText(spans: readonly WorkingSpan[]): string {
  const hoursOf = (day: Weekday) =>
    spans
      .filter((span) => span.day === day)
      .map(({ from, to }) => `${clockText(from)} تا ${clockText(to)}`)
      .join(' و ');
  const parts: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = hoursOf(day);
    const before = parts.at(-1);
    const follows = before && weekdays.indexOf(before.last) === weekdays.indexOf(day) - 1 && before.hours === hours;
    if (follows) before.last = day;
    else if (hours) parts.push({ first: day, last: day, hours });
  }
  const daysText = ({ first, last }: (typeof parts)[number]) =>
    first === last ? dayNames[first].fa : `${dayNames[first].fa} تا ${dayNames[last].fa}`;
  return parts.map((part) => `${daysText(part)} ${part.hours}`).join('، ');
}

const kinds: Record<DelegationBadge['kind'], [string, string]> = {
  EXCLUSIVE: ['انحصاری', 'در این قلمرو، تأمین‌کننده فقط همین فروشنده را نمایندهٔ خود کرده است.'],
  NON_EXCLUSIVE: ['غیرانحصاری', 'تأمین‌کننده می‌تواند در همین قلمرو نماینده‌های دیگری هم داشته باشد.'],
  SERVICE_ONLY: ['خدمات پس از فروش', 'این نماینده فقط خدمات پس از فروش می‌دهد.'],
};
const levels: Record<DelegationBadge['verifiedLevel'], [string, string]> = {
  CLAIMED: ['اعلام فروشنده', 'این نمایندگی را فقط خود فروشنده اعلام کرده است؛ پیش از خرید از تأمین‌کننده بپرسید.'],
  SUPPLIER_CONFIRMED: ['تأیید تأمین‌کننده', 'تأمین‌کننده این نمایندگی را تأیید کرده است.'],
  DOCUMENT_CHECKED: ['سند بررسی شده', 'کارشناسان راسته سند نمایندگی را دیده‌اند.'],
};

/** Each field of a badge with what it means for a buyer. */
export function explainBadge(badge: DelegationBadge): ExplainedField[] {
  const [kind, aboutKind] = kinds[badge.kind];
  const [level, aboutLevel] = levels[badge.verifiedLevel];
  const line = (field: keyof DelegationBadge, title: string, value: string, explanation: string) => ({
    field,
    title,
    value,
    explanation,
  });
  return [
    line('kind', 'نوع نمایندگی', kind, aboutKind),
    line(
      'territoryText',
      'قلمرو فروش',
      badge.territoryText,
      badge.isNationwide
        ? 'فروشنده می‌تواند به همهٔ شهرهای کشور بفروشد.'
        : 'فروشنده فقط در این قلمرو اجازهٔ فروش دارد؛ برای شهرهای دیگر فروشندهٔ مناسب معرفی می‌شود.',
    ),
    line(
      'validTo',
      'اعتبار تا',
      // What is over at midnight ends with the day before.
      persianDate.format(new Date(Date.parse(badge.validTo) - 1)),
      'پس از این روز، این پیشنهاد دیگر نشان داده نمی‌شود.',
    ),
    line('verifiedLevel', 'سطح بررسی', level, aboutLevel),
    line(
      'number',
      'شمارهٔ نمایندگی',
      badge.number,
      'با این شماره می‌توانید درستی نمایندگی را از راسته یا تأمین‌کننده بپرسید.',
    ),
  ];
}

/** Ours, bodies of the state, and what only a paper may claim: no part of a merchant's name. */
export const reservedNames = [
  'راسته',
  'rasteh',
  'وزارت',
  'سازمان استاندارد',
  'گمرک',
  'بانک مرکزی',
  'شهرداری',
  'قوه قضاییه',
  'ریاست جمهوری',
  'رسمی',
  'نماینده انحصاری',
  'official',
  'exclusive agent',
];

/** Names like one that is taken. */
export const namesLike = (name: string, cityName?: string): string[] => [
  ...(cityName ? [`${name} ${cityName}`] : []),
  `${name} صنعت`,
  ...['گروه', 'بازرگانی', 'تجهیزات', 'پخش'].filter((word) => !name.includes(word)).map((word) => `${word} ${name}`),
  `${name} نو`,
];

/** Names under which a supplier may sell by itself, the best first. */
export const selfNames = (name: string, cityName: string): string[] => [
  name,
  `فروش ${name}`,
  ...namesLike(name, cityName),
];

const named = (name: string | undefined) => (name ? `حساب فروش «${name}»` : 'حساب فروش شما');
const decisions: Record<string, string> = {
  MERCHANT_CONFIRMED: 'تأیید شد',
  MERCHANT_REJECTED: 'تأیید نشد',
  MERCHANT_RESTORED: 'دوباره فعال شد',
};

export const noticeWords = {
  decided: (event: string, name: string | undefined) => `${named(name)} ${decisions[event]}`,
  manyDecided: (count: number) => `دربارهٔ حساب فروش شما ${persianDigits(String(count))} تصمیم گرفته شد`,
  suspended: (name: string | undefined) => `${named(name)} معلق شد`,
  manySuspended: (count: number) => `${persianDigits(String(count))} بار حساب فروش شما معلق شد`,
};

const productsOf = (count: number) => `${persianDigits(String(count))} کالای مشخص`;

/** What a delegation is about, in words. */
export function scopeText(kind: string, categories: string[], products: number): string {
  if (kind === 'ALL') return 'همهٔ کالاها و خدمات';
  return kind === 'CATEGORIES' ? `دسته‌های ${listed(categories)}` : productsOf(products);
}

type Facts = Readonly<Record<string, string | undefined>>;
const between = ({ supplier, merchant }: Facts) => `نمایندگی ${supplier ?? ''} برای ${merchant ?? ''}`;
const answers: Record<string, string> = {
  DELEGATION_CONFIRMED: 'تأیید شد',
  DELEGATION_REJECTED: 'پذیرفته نشد',
  DELEGATION_LAPSED: 'در مهلت پاسخ داده نشد و به پیش‌نویس بازگشت',
  DELEGATION_PAPER_CHECKED: 'با سند بررسی‌شده ثبت شد',
};

export const delegationNoticeWords = {
  asked: ({ merchant, supplier }: Facts) => `${merchant ?? ''} درخواست نمایندگی ${supplier ?? ''} کرده است`,
  reminded: ({ merchant, supplier }: Facts) =>
    `درخواست نمایندگی ${supplier ?? ''} از ${merchant ?? ''} هنوز پاسخ نگرفته است`,
  answered: (event: string, facts: Facts) => `${between(facts)} ${answers[event]}`,
  suspended: (facts: Facts) => `${between(facts)} معلق شد`,
  resumed: (facts: Facts) => `${between(facts)} دوباره برقرار شد`,
  notice: (event: string, facts: Facts) =>
    event === 'DELEGATION_KEPT'
      ? `لغو ${between(facts)} پس گرفته شد`
      : `${between(facts)} ${persianDigits(facts.days ?? '')} روز دیگر لغو می‌شود`,
  ends: (facts: Facts) => `${between(facts)} ${persianDigits(facts.days ?? '')} روز دیگر پایان می‌یابد`,
  ended: (facts: Facts) => `${between(facts)} پایان یافت`,
  many: (count: number) => `${persianDigits(String(count))} خبر دربارهٔ نمایندگی‌ها`,
};
