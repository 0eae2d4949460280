import type { People, Person } from '../api/ownership/kinds.ts';
import { writeAdvertisement } from '../kit/advertisements.ts';
import { writeGuidance } from '../kit/guidance.ts';
import { otherEditorOf, writePages } from '../kit/pages.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { ok } from '../kit/rest.ts';
import { writeVideo } from '../kit/videos.ts';

/** Makes what the site tells its readers, and what the owner tells the site. @returns samples for arguments of fields */
export async function ofReaders(people: People, { owner, admin }: Record<'owner' | 'admin', Person>) {
  const page = await writePages(people, await otherEditorOf(people));
  const { categoryId, questionId } = await writeGuidance(people, admin);
  const video = await writeVideo(people, admin);
  const announcement = {
    text: 'فردا سایت ساعتی در دسترس نیست.',
    tone: 'INFO' as const,
    audience: 'ALL' as const,
    from: '2020-01-01T00:00:00.000Z',
    until: '2099-01-02T00:00:00.000Z',
    order: 1,
  };
  ok(await people.post('/admin/announcements', { by: admin, body: announcement }));
  await writeAdvertisement(people, admin.accessToken);
  const feedback = { type: 'IDEA' as const, subject: 'صافی فشار', body: 'کاش صافی فشار دو خانه داشت.' };
  const solution = solvePuzzle(ok(await people.get('/feedbacks/challenge')));
  const { trackingNo, code } = ok(await people.post('/feedbacks', { by: owner, body: { ...feedback, ...solution } }));
  return {
    'page.id': page.id,
    'pagePreview.id': page.id,
    'pagePreview.token': page.token,
    'pageVersions.pageId': page.id,
    pageIds: [page.id],
    contentTypeId: page.contentTypeId,
    pageType: 'ARTICLE',
    uniquePageName: page.uniquePageName,
    label: page.label,
    'faqQuestion.id': questionId,
    'faqQuestionsOfCategory.categoryId': categoryId,
    'searchFaqQuestions.searchKey': 'قیمت',
    'mediaVideo.id': video.id,
    'searchMediaVideos.searchKey': 'اندازه',
    frontUniqueId: 'home',
    'feedbackByTrackingNo.trackingNo': trackingNo,
    'feedbackByTrackingNo.code': code,
  };
}
