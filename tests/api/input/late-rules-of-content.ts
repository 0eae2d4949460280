import { advertisementPictures, usualAdvertisement } from '../../kit/advertisements.ts';
import { ok } from '../../kit/rest.ts';
import { thingIn } from '../ownership/claims.ts';
import { type People, UNKNOWN } from '../ownership/kinds.ts';
import { pageOf } from '../ownership/pages.ts';
import type { Case } from './late-rules-of-merchants.ts';

const elsewhere = [{ kind: 'PARAGRAPH', spans: [{ t: 'سایت دیگر', a: 'https://elsewhere.example/' }] }];
const BY_STAFF = { strangers: 403, byAdmin: true } as const;

/** Everything of an article that only the service can judge is wrong, and its title is too short. */
const article = { title: 'ک', contentTypeId: UNKNOWN, body: elsewhere, labelIds: [UNKNOWN] };
const about = { categoryIds: [UNKNOWN], supplierIds: [UNKNOWN] };
const ofEditors = { platforms: ['WEB'], commentPolicy: 'OPEN', placements: [], seo: { noindex: false } };
const toldOfArticle = {
  title: 'MIN_LENGTH',
  contentTypeId: 'CONTENT_TYPE_NOT_FOUND',
  'body[0].spans[0].a': 'CONTENT_LINK_NOT_ALLOWED',
  'labelIds[0]': 'CONTENT_LABEL_NOT_FOUND',
  'categoryIds[0]': 'CATEGORY_NOT_FOUND',
  'supplierIds[0]': 'SUPPLIER_NOT_FOUND',
};

const announcement = {
  text: 'کم',
  tone: 'INFO',
  href: 'https://elsewhere.example/',
  audience: 'ALL',
  order: 1,
  from: '2099-02-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
};
const toldOfAnnouncement = {
  text: 'MIN_LENGTH',
  href: 'CONTENT_LINK_NOT_ALLOWED',
  until: 'ANNOUNCEMENT_ENDS_BEFORE_START',
};
const advertisement = {
  slot: 'HOME_TOP',
  imageDesktopId: UNKNOWN,
  imageMobileId: UNKNOWN,
  alt: 'کم',
  targetPath: 'https://elsewhere.example/',
  from: '2099-02-01T00:00:00Z',
  until: '2099-01-01T00:00:00Z',
  weight: 1,
  categoryIds: [UNKNOWN],
};
const toldOfAdvertisement = {
  alt: 'MIN_LENGTH',
  targetPath: 'ADVERTISEMENT_TARGET_NOT_ALLOWED',
  until: 'ADVERTISEMENT_ENDS_BEFORE_START',
  categoryIds: 'ADVERTISEMENT_SLOT_WITHOUT_CATEGORY',
  'categoryIds[0]': 'CATEGORY_NOT_FOUND',
  imageDesktopId: 'FILE_NOT_FOUND',
  imageMobileId: 'FILE_NOT_FOUND',
};
const video = {
  title: 'و',
  summary: 'آنچه در ویدئو دیده می‌شود.',
  fileId: UNKNOWN,
  posterFileId: UNKNOWN,
  chapters: [
    { start: 2_000, title: 'دو' },
    { start: 1_000, title: 'یک' },
  ],
  captions: [
    { start: 0, end: 2_000, text: 'یک' },
    { start: 1_000, end: 3_000, text: 'دو' },
  ],
  platforms: ['WEB'],
  isActive: true,
  order: 1,
};
const toldOfVideo = {
  title: 'MIN_LENGTH',
  fileId: 'FILE_NOT_FOUND',
  posterFileId: 'FILE_NOT_FOUND',
  'chapters[1].start': 'CHAPTER_ORDER',
  'captions[1].start': 'CAPTION_OVERLAP',
};
const question = { categoryId: UNKNOWN, question: '', answer: elsewhere, platforms: ['WEB'], order: 1, isActive: true };
const toldOfQuestion = { question: 'REQUIRED', 'answer[0].spans[0].a': 'CONTENT_LINK_NOT_ALLOWED' };

/** What is told of writes of texts and of the frame of the site. */
export function contentCases(people: () => People): Record<string, Case> {
  return {
    createPage: {
      make: () => ({ method: 'POST', path: '/admin/pages', body: { ...article, ...about, ...ofEditors } }),
      told: toldOfArticle,
      ...BY_STAFF,
    },
    updatePage: {
      make: () => ({
        method: 'PUT',
        path: `/admin/pages/${UNKNOWN}`,
        body: { ...article, ...about, ...ofEditors, version: 0 },
      }),
      told: { ...toldOfArticle, version: 'MIN_VALUE' },
      ...BY_STAFF,
    },
    createOwnPage: {
      make: async (who) => {
        const supplierId = thingIn(await pageOf(people(), who));
        return { method: 'POST', path: '/pages', body: { ...article, ...about, supplierId } };
      },
      told: toldOfArticle,
      strangers: 404,
    },
    updateOwnPage: {
      make: async (who) => {
        const path = `/pages/${thingIn(await pageOf(people(), who), 2)}`;
        return { method: 'PUT', path, body: { ...article, ...about, version: 0 } };
      },
      told: { ...toldOfArticle, version: 'MIN_VALUE' },
      strangers: 404,
    },
    createAnnouncement: {
      make: () => ({ method: 'POST', path: '/admin/announcements', body: announcement }),
      told: toldOfAnnouncement,
      ...BY_STAFF,
    },
    updateAnnouncement: {
      make: () => ({
        method: 'PUT',
        path: `/admin/announcements/${UNKNOWN}`,
        body: { ...announcement, version: 0 },
      }),
      told: { ...toldOfAnnouncement, version: 'MIN_VALUE' },
      ...BY_STAFF,
    },
    createAdvertisement: {
      make: () => ({ method: 'POST', path: '/admin/advertisements', body: advertisement }),
      told: toldOfAdvertisement,
      ...BY_STAFF,
    },
    updateAdvertisement: {
      make: async (who) => {
        const headers = { authorization: `Bearer ${who.accessToken}` };
        const pictures = await advertisementPictures(people().filesUrl, headers);
        const body = { ...usualAdvertisement, ...pictures };
        const { id } = ok(await people().post('/admin/advertisements', { by: who, body }));
        return { method: 'PUT', path: `/admin/advertisements/${id}`, body: { ...advertisement, version: 0 } };
      },
      told: { ...toldOfAdvertisement, version: 'MIN_VALUE' },
      ...BY_STAFF,
    },
    createFaqQuestion: {
      make: () => ({ method: 'POST', path: '/admin/faqquestions', body: question }),
      told: toldOfQuestion,
      ...BY_STAFF,
    },
    changeFaqQuestion: {
      make: () => ({ method: 'PUT', path: `/admin/faqquestions/${UNKNOWN}`, body: { ...question, version: 0 } }),
      told: { ...toldOfQuestion, version: 'MIN_VALUE' },
      ...BY_STAFF,
    },
    createMediaVideo: {
      make: () => ({ method: 'POST', path: '/admin/mediavideos', body: video }),
      told: toldOfVideo,
      ...BY_STAFF,
    },
    updateMediaVideo: {
      make: () => ({ method: 'PUT', path: `/admin/mediavideos/${UNKNOWN}`, body: { ...video, version: 0 } }),
      told: { ...toldOfVideo, version: 'MIN_VALUE' },
      ...BY_STAFF,
    },
    saveHelpEntry: {
      make: () => ({
        method: 'PUT',
        path: '/admin/helpsystems/product-list',
        body: { title: 'ک', body: elsewhere, mediaVideoId: UNKNOWN, relatedQuestionIds: [UNKNOWN] },
      }),
      told: {
        title: 'MIN_LENGTH',
        'body[0].spans[0].a': 'CONTENT_LINK_NOT_ALLOWED',
        mediaVideoId: 'MEDIA_VIDEO_NOT_FOUND',
        'relatedQuestionIds[0]': 'FAQ_QUESTION_NOT_FOUND',
      },
      ...BY_STAFF,
    },
    updateWebsiteMenu: {
      make: () => ({
        method: 'PUT',
        path: '/admin/websitemenus/WEB',
        body: { version: -1, entries: [{ level: 1, title: 'سایت دیگر', href: 'https://elsewhere.example/' }] },
      }),
      told: { version: 'MIN_VALUE', 'entries[0].href': 'CONTENT_LINK_NOT_ALLOWED' },
      ...BY_STAFF,
    },
  };
}
