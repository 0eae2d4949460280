import { newsroomOf } from '../contract/contents.kit.ts';
import type { peopleOf } from './people.ts';

/** Addresses of texts that journeys look at. */
export interface TextPaths {
  type: string;
  label: string;
  article: string;
  ofSupplier: string;
  supplier: string;
}

const part = (t: string, more: object = {}) => ({ t, ...more });
const row = (texts: readonly string[]) => ({ cells: texts.map((t) => ({ spans: [part(t)] })) });
const heads =
  'شناسه|استاندارد ساخت|اندازهٔ نامی|فشار کاری|دمای بیشینه|جنس بدنه|جنس نشیمن|نوع اتصال|عملگر|گواهی|تحویل|توضیح'.split(
    '|',
  );
const cells =
  'BV-316|EN 12516|DN 50|۴۰ بار|۲۰۰ درجه|فولاد زنگ‌نزن|تفلون تقویت‌شده|فلنجی|اهرم قفل‌دار|EN 10204|۶ هفته|برای بخار اشباع توصیه نمی‌شود و پس از هر هزار ساعت کار باید آچارکشی شود'.split(
    '|',
  );
const paragraph = (...spans: object[]) => ({ kind: 'PARAGRAPH', spans });
const heading = (level: number, t: string) => ({ kind: 'HEADING', level, spans: [part(t)] });
const item = (level: number, isOrdered: boolean, t: string) => ({
  kind: 'LIST_ITEM',
  level,
  isOrdered,
  spans: [part(t)],
});
const callout = (tone: string) => ({ kind: 'CALLOUT', tone, spans: [part('پیش از باز کردن، فشار را بگیرید.')] });

/** Every kind of block that needs no picture, with what breaks a narrow window most easily. */
const everyKind = (supplierId: string, questionId: string) => [
  paragraph(
    part('متن با '),
    part('تأکید', { m: ['BOLD'] }),
    part(' و '),
    part('Q = Kv × √Δp', { m: ['CODE'] }),
    part(' و پیوند به '),
    part('پرسش‌های پرتکرار', { a: '/faq' }),
    part('.'),
  ),
  heading(2, 'شیر توپی DN50 طبق EN12516 برای بخار'),
  item(0, true, 'فشار و دما را بنویسید.'),
  item(1, false, 'دمای بیشینه را هم بنویسید.'),
  item(0, true, 'جنس بدنه را برگزینید.'),
  heading(3, 'API یا ISO؛ کدام؟'),
  { kind: 'QUOTE', spans: [part('هر شیری که آزموده نشده است، شاید نشت کند.')] },
  callout('INFO'),
  callout('WARNING'),
  callout('TIP'),
  heading(2, 'همهٔ مشخصات'),
  { kind: 'TABLE', rows: [row(heads), row(cells), row(cells)], caption: 'شیرهای انبار' },
  { kind: 'CODE', text: 'Q = Kv * sqrt(dp / rho) '.repeat(8), language: 'text' },
  { kind: 'DIVIDER' },
  { kind: 'SUPPLIER_CARD', objectId: supplierId },
  { kind: 'FAQ', questionIds: [questionId] },
];

/** Texts of each kind on a market that has none: a long article, a supplier's one, pages of the site. */
export async function writeTexts(people: ReturnType<typeof peopleOf>, questionId: string): Promise<TextPaths> {
  const newsroom = await newsroomOf(people);
  const type = await newsroom.type('دانش‌نامهٔ تجهیزات فرایندی و ابزار دقیق', 'ARTICLE');
  const below = await newsroom.type('شیرآلات و اتصالات', 'ARTICLE', type.id);
  const label = await newsroom.label('نگهداری پیشگیرانهٔ تجهیزات دوار');
  const { page: ofMaker, supplier } = await newsroom.ofMaker(below.id, 'پیش از آنکه شیر از کارگاه بیرون برود');
  const title = 'راهنمای کامل انتخاب، سفارش، بازرسی و نگهداری شیرآلات صنعتی فشارقوی برای خطوط انتقال';
  const body = everyKind(supplier.id, questionId);
  const more = { body, labelIds: [label.id], commentPolicy: 'OPEN' };
  const article = await newsroom.published(below.id, title, more);
  const ofSite = await newsroom.type('صفحه‌های سایت', 'STATIC');
  await newsroom.published(ofSite.id, 'دربارهٔ راسته', { uniquePageName: 'about', body });
  const landing = await newsroom.type('صفحه‌های معرفی', 'LANDING');
  await newsroom.published(landing.id, 'راسته چگونه کار می‌کند', { uniquePageName: 'how-it-works' });
  return {
    type: `/contents/${type.id}`,
    label: `/contents/label/${encodeURIComponent(label.title)}`,
    article: article.path,
    ofSupplier: ofMaker.path,
    supplier: `/supplier/${supplier.id}/content-list`,
  };
}
