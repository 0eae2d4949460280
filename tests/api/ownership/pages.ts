import { lastingLogin } from '../../kit/logins.ts';
import { ok } from '../../kit/rest.ts';
import { draftOf as supplierOf, thingIn } from './claims.ts';
import { type Owned, type People, type Person, UNKNOWN } from './kinds.ts';

const text = [{ kind: 'PARAGRAPH' as const, spans: [{ t: 'متن مقاله' }] }];
const lists = { labelIds: [], categoryIds: [], supplierIds: [] };
const article = (contentTypeId: string) => ({
  contentTypeId,
  title: 'انتخاب شیر توپی',
  summary: 'شیر را چطور انتخاب کنیم؟',
  body: text,
  ...lists,
});
const ofEditor = {
  ...article(UNKNOWN),
  platforms: ['WEB' as const],
  commentPolicy: 'OPEN' as const,
  placements: [],
  seo: { noindex: false },
};

/** One content type of articles, by a content editor of the seeds. */
async function articleType(people: People): Promise<string> {
  const by = await lastingLogin(people, '09000000014');
  const [known] = ok(await people.get('/contenttypes/by-page-type', { query: { pageType: 'ARTICLE' } }));
  if (known) return known.id;
  return ok(await people.post('/admin/contenttypes', { by, body: { title: 'مقاله‌ها', pageType: 'ARTICLE' } })).id;
}

/** `customer/supplier/page`. */
async function written(people: People, owner: Person, title = 'انتخاب شیر توپی'): Promise<string> {
  const id = await supplierOf(people, owner);
  const body = { supplierId: thingIn(id), ...article(await articleType(people)), title };
  return `${id}/${ok(await people.post('/pages', { by: owner, body })).id}`;
}
const withType = async (people: People, owner: Person) =>
  `${await supplierOf(people, owner)}/${await articleType(people)}`;
const step = (name: string) => (id: string) => ({ path: `/pages/${thingIn(id, 2)}/${name}`, body: { version: 1 } });
const ofStaff = (name: string, body: object = { version: 1 }) => ({
  reaches: 'staff' as const,
  request: () => ({ path: `/admin/pages/${UNKNOWN}/${name}`, body }),
});

/** Pages that people read, and what editors keep around them. */
export const pagesOwned: Owned = {
  likePage: {
    reaches: 'self',
    why: 'names a published page, which has no owner',
    request: () => ({ path: `/pages/${UNKNOWN}/like`, body: { isLiked: true } }),
  },
  pageLikes: {
    reaches: 'self',
    why: 'tells which pages the caller likes',
    request: () => ({ path: `/pages/likes?pageIds=${UNKNOWN}` }),
  },
  ownPages: { reaches: 'rows', make: written, path: '/pages/own' },
  ownPage: { reaches: 'party', make: written, request: (id) => ({ path: `/pages/${thingIn(id, 2)}/draft` }) },
  createOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: withType,
    request: (id) => ({ path: '/pages', body: { supplierId: thingIn(id), ...article(thingIn(id, 2)) } }),
  },
  updateOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: async (people, owner) => `${await written(people, owner)}/${await articleType(people)}`,
    request: (id) => ({ path: `/pages/${thingIn(id, 2)}`, body: { ...article(thingIn(id, 3)), version: 1 } }),
  },
  submitOwnPage: { reaches: 'party', permission: 'CATALOG_EDIT', make: written, request: step('submit') },
  withdrawOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    answers: 409,
    make: written,
    request: step('withdraw'),
  },
  archiveOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    answers: 409,
    make: written,
    request: step('archive'),
  },
  adminPages: { reaches: 'staff', request: () => ({ path: '/admin/pages' }) },
  adminPage: { reaches: 'staff', request: () => ({ path: `/admin/pages/${UNKNOWN}` }) },
  adminPageVersions: { reaches: 'staff', request: () => ({ path: `/admin/pages/${UNKNOWN}/versions` }) },
  createPage: { reaches: 'staff', request: () => ({ path: '/admin/pages', body: ofEditor }) },
  updatePage: {
    reaches: 'staff',
    request: () => ({ path: `/admin/pages/${UNKNOWN}`, body: { ...ofEditor, version: 1 } }),
  },
  createPreviewLink: { reaches: 'staff', request: () => ({ path: `/admin/pages/${UNKNOWN}/preview-link` }) },
  submitPage: ofStaff('submit'),
  withdrawPage: ofStaff('withdraw'),
  publishPage: ofStaff('publish'),
  returnPage: ofStaff('return', { version: 1, reason: 'منبع جدول نیست.' }),
  archivePage: ofStaff('archive'),
  restorePage: ofStaff('restore'),
  adminContentTypes: { reaches: 'staff', request: () => ({ path: '/admin/contenttypes' }) },
  createContentType: {
    reaches: 'staff',
    request: () => ({ path: '/admin/contenttypes', body: { title: 'خبرها', pageType: 'NEWS' } }),
  },
  updateContentType: {
    reaches: 'staff',
    request: () => ({
      path: `/admin/contenttypes/${UNKNOWN}`,
      body: { title: 'خبرها', order: 1, isActive: true, version: 1 },
    }),
  },
  createContentLabel: { reaches: 'staff', request: () => ({ path: '/admin/contentlabels', body: { title: 'پمپ' } }) },
  updateContentLabel: {
    reaches: 'staff',
    request: () => ({ path: `/admin/contentlabels/${UNKNOWN}`, body: { title: 'پمپ', version: 1 } }),
  },
};
