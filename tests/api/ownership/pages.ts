import { articleOf, articleType, draftBy, editorOf, otherEditorOf, publishedBy, submittedBy } from '../../kit/pages.ts';
import { ok } from '../../kit/rest.ts';
import { draftOf as supplierOf, thingIn } from './claims.ts';
import { type Owned, type People, type Person, UNKNOWN } from './kinds.ts';

const article = (contentTypeId: string) => ({
  contentTypeId,
  title: 'انتخاب شیر توپی',
  summary: 'شیر را چطور انتخاب کنیم؟',
  body: [{ kind: 'PARAGRAPH' as const, spans: [{ t: 'متن مقاله' }] }],
  labelIds: [],
  categoryIds: [],
  supplierIds: [],
});

/** `customer/supplier/page`. */
export async function pageOf(people: People, owner: Person, title = 'انتخاب شیر توپی'): Promise<string> {
  const id = await supplierOf(people, owner);
  const body = { supplierId: thingIn(id), ...article(await articleType(people)), title };
  return `${id}/${ok(await people.post('/pages', { by: owner, body })).id}`;
}
const withType = async (people: People, owner: Person) =>
  `${await supplierOf(people, owner)}/${await articleType(people)}`;
/** `customer/supplier/page/version`, handed in. */
async function submitted(people: People, owner: Person): Promise<string> {
  const id = await pageOf(people, owner);
  const path = { id: thingIn(id, 2) };
  const { version } = ok(await people.post('/pages/{id}/submit', { by: owner, path, body: { version: 1 } }));
  return `${id}/${version}`;
}

/** What a new seller handed in. @returns the id of the page */
export const handedInOf = async (people: People, owner: Person) => thingIn(await submitted(people, owner), 2);

/** The same, published by an editor. */
async function shown(people: People, owner: Person): Promise<string> {
  const id = await submitted(people, owner);
  const path = { id: thingIn(id, 2) };
  const body = { version: versionIn(id) };
  const { version } = ok(await people.post('/admin/pages/{id}/publish', { by: await editorOf(people), path, body }));
  return `${id.split('/').slice(0, 3).join('/')}/${version}`;
}
const versionIn = (id: string) => Number(id.split('/')[3] ?? 1);
const step = (name: string) => (id: string) => ({
  path: `/pages/${thingIn(id, 2)}/${name}`,
  body: { version: versionIn(id) },
});

type Make = (people: People, admin: string) => Promise<{ id: string; version: number }>;
/** A step of staff on a page that is made for it. */
const ofStaff = (name: string, make: Make, more: object = {}) => ({
  reaches: 'staff' as const,
  request: async (people: People, admin: string) => {
    const { id, version } = await make(people, admin);
    return { path: `/admin/pages/${id}/${name}`, body: { version, ...more } };
  },
});
const byEditor: Make = async (people) => submittedBy(people, await editorOf(people));
const archived: Make = async (people, admin) => {
  const { id, version } = await publishedBy(people, admin);
  return ok(await people.post('/admin/pages/{id}/archive', { by: admin, path: { id }, body: { version } }));
};
let titles = 0;
/** A title that nothing has. */
const newTitle = (of: string) => `${of} ${(titles += 1)} ${Math.random().toString(36).slice(2, 7)}`;

/** Pages that people read, and what editors keep around them. */
export const pagesOwned: Owned = {
  likePage: {
    reaches: 'self',
    why: 'names a published page, which has no owner',
    request: async (_sample, _owner, people) => ({
      path: `/pages/${(await publishedBy(people, await otherEditorOf(people))).id}/like`,
      body: { isLiked: true },
    }),
  },
  pageLikes: {
    reaches: 'self',
    why: 'tells which pages the caller likes',
    request: () => ({ path: `/pages/likes?pageIds=${UNKNOWN}` }),
  },
  ownPages: { reaches: 'rows', make: pageOf, path: '/pages/own' },
  ownPage: { reaches: 'party', make: pageOf, request: (id) => ({ path: `/pages/${thingIn(id, 2)}/draft` }) },
  createOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: withType,
    request: (id) => ({ path: '/pages', body: { supplierId: thingIn(id), ...article(thingIn(id, 2)) } }),
  },
  updateOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: async (people, owner) => `${await pageOf(people, owner)}/${await articleType(people)}`,
    request: (id) => ({ path: `/pages/${thingIn(id, 2)}`, body: { ...article(thingIn(id, 3)), version: 1 } }),
  },
  submitOwnPage: { reaches: 'party', permission: 'CATALOG_EDIT', make: pageOf, request: step('submit') },
  withdrawOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: submitted,
    request: step('withdraw'),
  },
  archiveOwnPage: {
    reaches: 'party',
    permission: 'CATALOG_EDIT',
    make: shown,
    request: step('archive'),
  },
  adminPages: { reaches: 'staff', request: () => ({ path: '/admin/pages' }) },
  adminPage: {
    reaches: 'staff',
    request: async (people, admin) => ({ path: `/admin/pages/${(await draftBy(people, admin)).id}` }),
  },
  adminPageVersions: {
    reaches: 'staff',
    request: async (people, admin) => ({ path: `/admin/pages/${(await draftBy(people, admin)).id}/versions` }),
  },
  createPage: {
    reaches: 'staff',
    request: async (people) => ({ path: '/admin/pages', body: await articleOf(people) }),
  },
  updatePage: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version } = await draftBy(people, admin);
      return { path: `/admin/pages/${id}`, body: { ...(await articleOf(people)), version } };
    },
  },
  createPreviewLink: {
    reaches: 'staff',
    request: async (people, admin) => ({ path: `/admin/pages/${(await draftBy(people, admin)).id}/preview-link` }),
  },
  submitPage: ofStaff('submit', draftBy),
  withdrawPage: ofStaff('withdraw', submittedBy),
  publishPage: ofStaff('publish', byEditor),
  returnPage: ofStaff('return', byEditor, { reason: 'منبع جدول نیست.' }),
  archivePage: ofStaff('archive', publishedBy),
  restorePage: ofStaff('restore', archived),
  adminContentTypes: { reaches: 'staff', request: () => ({ path: '/admin/contenttypes' }) },
  createContentType: {
    reaches: 'staff',
    request: () => ({ path: '/admin/contenttypes', body: { title: newTitle('خبرها'), pageType: 'NEWS' } }),
  },
  updateContentType: {
    reaches: 'staff',
    request: async (people, admin) => {
      const body = { title: newTitle('خبرها'), pageType: 'NEWS' as const };
      const { id, version } = ok(await people.post('/admin/contenttypes', { by: admin, body }));
      return { path: `/admin/contenttypes/${id}`, body: { title: body.title, order: 1, isActive: true, version } };
    },
  },
  createContentLabel: {
    reaches: 'staff',
    request: () => ({ path: '/admin/contentlabels', body: { title: newTitle('پمپ') } }),
  },
  updateContentLabel: {
    reaches: 'staff',
    request: async (people, admin) => {
      const label = ok(await people.post('/admin/contentlabels', { by: admin, body: { title: newTitle('پمپ') } }));
      return { path: `/admin/contentlabels/${label.id}`, body: { title: newTitle('شیر'), version: label.version } };
    },
  },
};
