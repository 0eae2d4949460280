import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { aListing } from '../../kit/seeded.ts';

export const MONDAY = '2026-11-23T08:00:00Z';
export const later = (from: string | Date, minutes: number) => new Date(new Date(from).getTime() + minutes * 60_000);
const DAY_MINUTES = 1_440;
/** Letters for digits, which would be read as those of a telephone: no text is another's again. */
const letters = (text: string) => text.replaceAll(/\d/g, (digit) => 'بپتثجچحخدذ'.charAt(Number(digit)));
export const days = (count: number) => count * DAY_MINUTES;

export type By = { headers: object; userId: string };

/** People around one offer, at a time that the test moves. */
export async function startComments() {
  const app = await startAppAt(MONDAY);
  const { id: supplierProductId, customerId } = await aListing(app);

  /** Somebody new whose account is as old as wanted. */
  async function somebody(roles: string[] = [], ageDays = 30): Promise<By> {
    const userId = newId();
    const headers = await app.headersOf(roles, userId);
    await app.db.query('update users set created_at = $2 where id = $1', [
      userId,
      later(app.clock.now(), -days(ageDays)),
    ]);
    return { headers, userId };
  }

  /** Lets somebody act for a company. */
  const join = ({ userId }: By, company: string) =>
    app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select $1, $2, phone, id, false, 'عضو', '{MESSAGE}', 'ACTIVE' from users where id = $3`,
      [newId(), company, userId],
    );

  const text = (more = '') => `بدنهٔ پمپ خوش‌ساخت است و به‌موقع رسید ${more}`.trim();
  const write = (by: By, given: object = {}) =>
    app.post('/pagecomments', {
      by,
      body: { supplierProductId, body: text(letters(newId().slice(-8))), ...given },
    });
  const tree = async (by?: By, query: object = {}) =>
    ok(
      await app.get('/pagecomments/{id}/active-tree', {
        ...(by && { by }),
        path: { id: supplierProductId },
        query: { objectType: 'SUPPLIER_PRODUCT', ...query },
      }),
    );
  const own = async (by: By, id: string) =>
    ok(await app.get('/pagecomments/byuser', { by })).items.find((each) => each.id === id)!;
  const cases = async (by: By, query: object = {}) =>
    ok(await app.get('/admin/moderation/cases', { by, query: { pageSize: 100, ...query } })).items;
  const caseOf = async (by: By, id: string, query: object = {}) =>
    (await cases(by, query)).find(({ objectId }) => objectId === id);
  async function decide(by: By, id: string, verdict: object) {
    const open = await caseOf(by, id);
    return app.put('/admin/moderation/cases/{id}', {
      by,
      path: { id: open?.id ?? newId() },
      body: { version: open?.version ?? 1, ...verdict },
    });
  }
  const publish = async (by: By, id: string) => ok(await decide(by, id, { decision: 'PUBLISH' }));
  const reject = async (by: By, id: string) =>
    ok(await decide(by, id, { decision: 'REJECT', code: 'OFF_TOPIC', reason: 'به این کالا ربطی ندارد.' }));
  const noticesOf = (by: By) =>
    app.db.query<{ type: string; facts: Record<string, string> }>(
      `select type, facts from fanout where $1 = any(audiences) order by at, type`,
      [`user:${by.userId}`],
    );
  /** A page of the site that is shown from a time on, written straight into its tables. */
  async function aPage({ policy = 'OPEN', shownFrom = new Date(MONDAY) } = {}): Promise<string> {
    const author = await somebody(['CONTENT_EDITOR']);
    const typeId = newId();
    const pageId = newId();
    const at = later(MONDAY, -days(1));
    await app.db.query(
      `insert into content_types (id, title, slug, page_type, sort, created_at) values ($1, 'دانش فنی', 'knowledge', 'ARTICLE', 1, $2)`,
      [typeId, at],
    );
    await app.db.query(
      `insert into pages (id, status, draft_version, created_by, created_at, updated_at, search_key)
       values ($1, 'PUBLISHED', 1, $2, $3, $3, '')`,
      [pageId, author.userId, at],
    );
    await app.db.query(
      `insert into page_versions (page_id, version, author_id, written_at, content_type_id, title, slug, summary, body,
         reading_minutes, label_ids, platforms, category_ids, supplier_ids, comment_policy, placements, seo)
       values ($1, 1, $2, $3, $4, 'انتخاب آب‌بند', 'seals', 'خلاصه', '{"v":1,"blocks":[]}', 1, '{}', '{WEB}', '{}', '{}', $5, '{}',
         '{"noindex":false}')`,
      [pageId, author.userId, at, typeId, policy],
    );
    await app.db.query(
      `insert into page_editions (page_id, version, shown_from, published_from, content_type_id, label_ids, platforms, category_ids,
         supplier_ids) values ($1, 1, $2, $2, $3, '{}', '{WEB}', '{}', '{}')`,
      [pageId, shownFrom, typeId],
    );
    return pageId;
  }

  /** A comment that everybody reads. */
  async function published(author: By, moderator: By, given: object = {}): Promise<string> {
    const { id, state } = ok(await write(author, given));
    if (state === 'PENDING') await publish(moderator, id);
    return id;
  }
  return {
    app,
    supplierProductId,
    customerId,
    somebody,
    join,
    write,
    tree,
    own,
    cases,
    caseOf,
    decide,
    publish,
    reject,
    noticesOf,
    published,
    aPage,
    text,
  };
}
