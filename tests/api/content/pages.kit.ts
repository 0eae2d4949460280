import { newId } from '../../../api/src/platform/ids.ts';
import type { startAppAt } from '../../kit/app-at.ts';
import { pageDraft } from '../../kit/pages.ts';
import { ok } from '../../kit/rest.ts';

export type App = Awaited<ReturnType<typeof startAppAt>>;
export type Person = { userId: string; headers: object };

/** People, types and pages of an api in this process. */
export function contentOf(app: App) {
  const person = async (roles: string[] = []): Promise<Person> => {
    const userId = newId();
    return { userId, headers: await app.headersOf(roles, userId) };
  };
  const editor = () => person(['CONTENT_EDITOR']);
  let count = 0;

  /** A content type, by an editor of its own. */
  async function type(pageType: 'ARTICLE' | 'NEWS' | 'GUIDE' | 'STATIC' | 'LANDING', parentId?: string) {
    const body = { title: `گروه ${(count += 1)}`, pageType, ...(parentId && { parentId }) };
    return ok(await app.post('/admin/contenttypes', { by: await editor(), body }));
  }

  /** Everything that a draft needs to be handed in. */
  const draftOf = (contentTypeId: string, more: object = {}) =>
    pageDraft(contentTypeId, { title: `نوشتهٔ ${(count += 1)}`, ...more });
  const begin = async (by: Person, contentTypeId: string, more: object = {}) =>
    ok(await app.post('/admin/pages', { by, body: draftOf(contentTypeId, more) }));

  type Versioned = { id: string; version: number };
  const step =
    (action: 'submit' | 'withdraw' | 'restore') =>
    async (by: Person, { id, version }: Versioned) =>
      app.post(`/admin/pages/{id}/${action}`, { by, path: { id }, body: { version } });
  const publish = (by: Person, { id, version }: Versioned, publishAt?: string) =>
    app.post('/admin/pages/{id}/publish', { by, path: { id }, body: { version, ...(publishAt && { publishAt }) } });
  const archive = (by: Person, { id, version }: Versioned, redirectPath?: string) =>
    app.post('/admin/pages/{id}/archive', {
      by,
      path: { id },
      body: { version, ...(redirectPath && { redirectPath }) },
    });
  const submit = step('submit');

  /** A page that one editor wrote and another one published. */
  async function published(contentTypeId: string, more: object = {}, publishAt?: string) {
    const writer = await editor();
    const other = await editor();
    const draft = await begin(writer, contentTypeId, more);
    const handedIn = ok(await submit(writer, draft));
    return { writer, other, page: ok(await publish(other, handedIn, publishAt)) };
  }

  /** A company that runs a supplier, with its owner. */
  async function seller() {
    const owner = await person();
    const customerId = newId();
    const supplierId = newId();
    await app.db.query(`insert into customers (id, kind, legal_name) values ($1, 'COMPANY', 'صنایع آزمون')`, [
      customerId,
    ]);
    await member(customerId, owner, true);
    await app.db.query(
      `insert into suppliers (id, owner_customer_id, confirm_status, brand_name, legal_name, slug, search_key, sort_key,
         city_id, state_id, city_name, state_name, supplier_types, about, created_at)
       select $1, $2, 'CONFIRMED', 'آزمون', 'صنایع آزمون', 'آزمون', 'ازمون', 'ازمون', city_id, state_id, city_name, state_name, '{}', '', now()
       from suppliers where city_id is not null limit 1`,
      [supplierId, customerId],
    );
    return { owner, customerId, supplierId };
  }
  const member = (customerId: string, { userId }: Person, isOwner: boolean, permissions: string[] = []) =>
    app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select $1, $2, phone, id, $4, 'عضو', $5, 'ACTIVE' from users where id = $3`,
      [newId(), customerId, userId, isOwner, permissions],
    );
  const articleOf = (contentTypeId: string, more: object = {}) => {
    const { contentTypeId: type, title, summary, body, labelIds, categoryIds, supplierIds } = draftOf(contentTypeId);
    return { contentTypeId: type, title, summary, body, labelIds, categoryIds, supplierIds, ...more };
  };
  const beginArticle = async (by: Person, supplierId: string, contentTypeId: string, more: object = {}) =>
    ok(await app.post('/pages', { by, body: { supplierId, ...articleOf(contentTypeId, more) } }));

  const read = (id: string) => app.get('/pages/{id}/by-platform', { path: { id } });

  return {
    person,
    editor,
    type,
    draftOf,
    begin,
    submit,
    withdraw: step('withdraw'),
    restore: step('restore'),
    publish,
    archive,
    published,
    seller,
    member,
    articleOf,
    beginArticle,
    read,
  };
}
