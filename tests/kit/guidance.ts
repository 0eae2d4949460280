import type { peopleOf } from './people.ts';
import { type Asker, ok } from './rest.ts';

const paragraph = (t: string) => ({ kind: 'PARAGRAPH', spans: [{ t }] });

/**
 * A question in a group of its own, and help for the home page: what readers find on a market that has no texts yet.
 * @param by may write them
 */
export async function writeGuidance(people: ReturnType<typeof peopleOf>, by: Asker) {
  const group = { name: 'استعلام و سفارش', order: 1, isActive: true };
  const { id: categoryId } = ok(await people.post('/admin/faqcategories', { by, body: group }));
  const question = {
    categoryId,
    question: 'چطور برای چند کالا قیمت بگیرم؟',
    answer: [paragraph('کالاها را به سبد نیاز بیفزایید و درخواست قیمت را بفرستید.')],
    platforms: ['WEB' as const],
    order: 1,
    isActive: true,
  };
  const { id: questionId } = ok(await people.post('/admin/faqquestions', { by, body: question }));
  const body = [paragraph('از این صفحه دستهٔ کالا را باز کنید، یا نام و شمارهٔ فنی آن را جست‌وجو کنید.')];
  const help = { title: 'صفحهٔ اصلی', body, relatedQuestionIds: [] };
  ok(await people.put('/admin/helpsystems/{frontUniqueId}', { by, path: { frontUniqueId: 'home' }, body: help }));
  return { categoryId, questionId };
}
