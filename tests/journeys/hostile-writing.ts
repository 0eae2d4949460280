import { advertisementPictures, picture, usualAdvertisement } from '../kit/advertisements.ts';
import { articleType, draftBy, editorOf, otherEditorOf, publishedBy } from '../kit/pages.ts';
import { peopleOf } from '../kit/people.ts';
import { solvePuzzle } from '../kit/puzzle.ts';
import { type Asker, headersBy, ok } from '../kit/rest.ts';
import { pngOf, upload } from '../kit/uploads.ts';
import { clipOf, writeVideo } from '../kit/videos.ts';
import { address, all, drawn, ended, image, line, mutated } from './hostile-texts.ts';
import type { OwnSite } from './own-site.ts';

type People = ReturnType<typeof peopleOf>;

const SELLER = '09000000004';
const MODERATOR = '09000000006';
const ADMIN = '09000000008';
const MAIL = 'reader@example.ir';
const body = [{ kind: 'PARAGRAPH' as const, spans: [{ t: all }] }];
const spans = [all, address, image].map((t, index) => ({
  t: `${t} `,
  ...(index === 1 && { m: ['BOLD', 'ITALIC', 'CODE'] as const }),
}));

/** Captions with everything that is bad, and with what looks like captions. */
export const captions = [
  { start: 500, end: 1_500, text: `${image}\n${drawn}` },
  { start: 1_500, end: 3_000, text: `00:09.000 --> 00:10.000\n</c><v Ali>${mutated}` },
  { start: 3_000, end: 4_500, text: `NOTE ${ended} ${address} &lt;b&gt;` },
];

const anOffer = async (people: People) =>
  ok(await people.get('/supplierproducts/catalog', { query: { pageSize: 1 } })).items[0]!;

/** A block of every kind, each with everything that is bad. */
async function everyBlock(people: People, by: Asker, parts: { questionId: string; videoId: string }) {
  const headers = headersBy(by) as Record<string, string>;
  const { body: file } = await upload(people.filesUrl, { bytes: pngOf(320, 240), name: 'image.png', headers });
  const offer = await anOffer(people);
  return [
    { kind: 'HEADING' as const, level: 2, spans: [{ t: ended }] },
    { kind: 'HEADING' as const, level: 3, spans: [{ t: image }] },
    { kind: 'HEADING' as const, level: 2, spans: [{ t: drawn }] },
    { kind: 'PARAGRAPH' as const, spans },
    { kind: 'PARAGRAPH' as const, spans: [{ t: address, a: `/faq?x=${encodeURIComponent(image)}` }] },
    { kind: 'LIST_ITEM' as const, isOrdered: true, level: 0, spans },
    { kind: 'QUOTE' as const, spans },
    { kind: 'CALLOUT' as const, tone: 'WARNING' as const, spans },
    {
      kind: 'TABLE' as const,
      caption: image,
      rows: [image, all].map((t) => ({ cells: [{ spans: [{ t }] }, { spans: [{ t: ended }] }] })),
    },
    { kind: 'IMAGE' as const, fileId: file.id, alt: image, caption: ended },
    { kind: 'VIDEO' as const, mediaVideoId: parts.videoId, caption: mutated },
    { kind: 'CODE' as const, text: `${all}\n${all}`, language: 'html' },
    { kind: 'FAQ' as const, questionIds: [parts.questionId] },
    { kind: 'PRODUCT_CARD' as const, objectId: offer.id },
    { kind: 'SUPPLIER_CARD' as const, objectId: offer.supplierId },
    { kind: 'DIVIDER' as const },
  ];
}

/** A question with its category, and the help of the home page. */
async function writeGuidance(people: People, by: Asker): Promise<string> {
  const group = ok(await people.post('/admin/faqcategories', { by, body: { name: image, order: 1, isActive: true } }));
  const asked = { question: ended, answer: body, platforms: ['WEB' as const], order: 1, isActive: true };
  const question = { categoryId: group.id, ...asked };
  const { id } = ok(await people.post('/admin/faqquestions', { by, body: question }));
  const help = { title: image, body, relatedQuestionIds: [id] };
  ok(await people.put('/admin/helpsystems/{frontUniqueId}', { by, path: { frontUniqueId: 'home' }, body: help }));
  return id;
}

/** An announcement, a menu and who runs the site: they stand on every screen. */
async function writeFrame(people: People, by: Asker): Promise<void> {
  const from = new Date(Date.now() - 60_000).toISOString();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const what = { text: `${image}${ended}`, tone: 'WARNING' as const, audience: 'ALL' as const, order: 1 };
  ok(await people.post('/admin/announcements', { by, body: { ...what, from, until } }));
  const menu = { version: 0, entries: [{ level: 1, title: '"><img src=x onerror=tellRan(9)>', href: '/faq' }] };
  ok(await people.put('/admin/websitemenus/{platform}', { by, path: { platform: 'WEB' }, body: menu }));
  const type = ok(await people.post('/admin/contenttypes', { by, body: { title: ended, pageType: 'STATIC' } }));
  const about = { contentTypeId: type.id, title: image, uniquePageName: 'about', placements: ['FOOTER'], body };
  await publishedBy(people, await otherEditorOf(people), about);
}

/** An advertisement in each slot. */
async function advertiseEverywhere(people: People, by: Asker): Promise<void> {
  const headers = headersBy(by) as Record<string, string>;
  const targetPath = `/search?x=${encodeURIComponent(image)}`;
  for (const slot of ['HOME_TOP', 'LIST_SIDE', 'CATEGORY_TOP', 'SEARCH_INLINE', 'PAGE_END'] as const) {
    const pictures = await advertisementPictures(people.filesUrl, headers);
    const bytes = slot === 'LIST_SIDE' ? await picture(600, 500) : undefined;
    const side = bytes && { imageDesktopId: (await upload(people.filesUrl, { bytes, headers })).body.id };
    const shown = { ...usualAdvertisement, ...pictures, ...side, slot, alt: line.slice(0, 200), targetPath };
    ok(await people.post('/admin/advertisements', { by, body: shown }));
  }
}

/** Somebody's comment that is published, and somebody else's answer that was refused and waits again. @returns the second's phone */
async function comment(people: People, pageId: string): Promise<string> {
  const moderator = await people.login(MODERATOR);
  const decide = async (decision: 'PUBLISH' | 'REJECT') => {
    const [waiting] = ok(
      await people.get('/admin/moderation/cases', { by: moderator, query: { state: 'OPEN' } }),
    ).items;
    const reasons = decision === 'REJECT' && { code: 'OFF_TOPIC' as const, reason: line };
    const verdict = { version: waiting!.version, decision, ...reasons };
    ok(await people.put('/admin/moderation/cases/{id}', { by: moderator, path: { id: waiting!.id }, body: verdict }));
  };
  const said = { pageId, body: all };
  const lists = { pros: [image.slice(0, 80)], cons: [drawn.slice(0, 80)] };
  const root = ok(await people.post('/pagecomments', { by: await people.login(), body: { ...said, ...lists } }));
  await decide('PUBLISH');
  const second = await people.login();
  const answer = ok(await people.post('/pagecomments', { by: second, body: { ...said, parentId: root.id } }));
  await decide('REJECT');
  const [refused] = ok(await people.get('/pagecomments/byuser', { by: second })).items;
  const appeal = { version: refused!.version, reason: all };
  ok(await people.post('/pagecomments/{id}/appeal', { by: second, path: { id: answer.id }, body: appeal }));
  ok(await people.post('/pagecomments', { by: second, body: said }));
  return second.phone;
}

/** Somebody whose mails arrive tells of something, and is answered. @returns the phone */
async function complain(people: People): Promise<string> {
  const by = await people.login();
  const { person } = ok(await people.get('/customers/profile', { by }));
  const named = { version: person.version, firstName: 'سارا', lastName: 'کریمی', email: MAIL };
  ok(await people.put('/customers/profile', { by, body: { person: named } }));
  const token = await people.tokenFor(MAIL);
  ok(await people.post('/customers/profile/email-verification/confirm', { by, body: { token } }));
  const challenge = solvePuzzle(ok(await people.get('/feedbacks/challenge')));
  const told = { type: 'COMPLAINT' as const, subject: line.slice(0, 100), body: all, pagePath: '/faq', ...challenge };
  ok(await people.post('/feedbacks', { by, body: told }));
  const admin = await people.login(ADMIN);
  const [waiting] = ok(await people.get('/admin/feedbacks', { by: admin })).items;
  const path = { id: waiting!.id };
  const take = { version: waiting!.version, decision: 'TAKE' as const };
  const taken = ok(await people.put('/admin/feedbacks/{id}', { by: admin, path, body: take }));
  const answer = { version: taken.version, decision: 'ANSWER' as const, answer: all };
  ok(await people.put('/admin/feedbacks/{id}', { by: admin, path, body: answer }));
  return by.phone;
}

/** An article of a seller that an editor sent back, and one that is read. */
async function writeAsSeller(people: People) {
  const by = await people.login(SELLER);
  const merchant = ok(await people.get('/merchants/own', { by })).find(({ supplierId }) => supplierId)!;
  const { supplierId } = merchant;
  const contentTypeId = await articleType(people);
  const written = { contentTypeId, title: line.slice(0, 120), summary: all.slice(0, 400), body };
  const own = { supplierId, labelIds: [], categoryIds: [], supplierIds: [], ...written };
  const handIn = async () => {
    const { id, version } = ok(await people.post('/pages', { by, body: own }));
    return ok(await people.post('/pages/{id}/submit', { by, path: { id }, body: { version } }));
  };
  const editor = await editorOf(people);
  const shown = await handIn();
  const returned = await handIn();
  const publish = { by: editor, path: { id: shown.id }, body: { version: shown.version } };
  ok(await people.post('/admin/pages/{id}/publish', publish));
  const back = { by: editor, path: { id: returned.id }, body: { version: returned.version, reason: all } };
  ok(await people.post('/admin/pages/{id}/return', back));
  return { phone: SELLER, merchantId: merchant.id, returnedId: returned.id };
}

/** Writes it everywhere. @returns where it is read, and by whom */
export async function writeEverywhere(site: OwnSite) {
  const people = peopleOf(site.api);
  const by = await editorOf(people);
  const title = line.slice(0, 120);
  const chapters = [
    { start: 0, title: image },
    { start: 2_000, title: ended },
  ];
  const video = await writeVideo(
    people,
    by,
    { title, summary: all.slice(0, 400), chapters, captions },
    clipOf('filters'),
  );
  const questionId = await writeGuidance(people, by);
  await writeFrame(people, by);
  await advertiseEverywhere(people, by);
  const named = { title: '<img src=x onerror=tellRan(8)>', description: all };
  const label = ok(await people.post('/admin/contentlabels', { by, body: named }));
  const type = ok(await people.post('/admin/contenttypes', { by, body: { title: image, pageType: 'NEWS' } }));
  const written = {
    contentTypeId: type.id,
    title: `${image} ${ended}`,
    summary: all.slice(0, 400),
    authorName: image,
    labelIds: [label.id],
    seo: { title: ended, description: image, noindex: false },
  };
  const blocks = await everyBlock(people, by, { questionId, videoId: video.id });
  const { id } = await publishedBy(people, await otherEditorOf(people), { ...written, body: blocks });
  // A picture is of one thing.
  const draft = await draftBy(people, by, { ...written, body });
  const [shown] = ok(await people.get('/pages/by-ids', { query: { ids: [id] } }));
  return {
    path: shown!.path,
    typeId: type.id,
    label: label.title,
    video,
    categoryId: (await anOffer(people)).categoryId,
    draftId: draft.id,
    refused: await comment(people, id),
    answered: await complain(people),
    seller: await writeAsSeller(people),
  };
}
