import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageMachine, type PageActor } from '../../../api/src/modules/content/pages/page-machine.ts';
import type { PageAction, PageStatus } from '../../../api/src/modules/content/pages/pages.enums.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { contentOf, type Person } from './pages.kit.ts';

// Every state with every action by everybody, on a page of a seller and on one of an editor. What the table does not have is
// refused and changes nothing.
const ACTORS = ['writer', 'otherEditor', 'owner', 'member', 'stranger'] as const;
type Actor = (typeof ACTORS)[number];
const STATES = pageMachine.states;
const ACTIONS: readonly PageAction[] = [
  'EDIT',
  'SUBMIT',
  'WITHDRAW',
  'RETURN',
  'PUBLISH',
  'SCHEDULE',
  'ARCHIVE',
  'RESTORE',
];

const NOW = '2026-12-01T08:00:00Z';
let app: Awaited<ReturnType<typeof startAppAt>>;
let content: ReturnType<typeof contentOf>;
let people: Record<Actor, Person>;
let typeId: string;
let pages: Record<'ofSeller' | 'ofEditor', string>;
beforeAll(async () => {
  app = await startAppAt(NOW);
  content = contentOf(app);
  const { owner, customerId, supplierId } = await content.seller();
  const member = await content.person();
  await content.member(customerId, member, false, ['MESSAGE']);
  people = {
    writer: await content.editor(),
    otherEditor: await content.editor(),
    owner,
    member,
    stranger: await content.person(),
  };
  typeId = (await content.type('ARTICLE')).id;
  pages = {
    ofSeller: (await content.beginArticle(owner, supplierId, typeId)).id,
    ofEditor: (await content.begin(people.writer, typeId)).id,
  };
});
afterAll(() => app?.stop());

type Side = 'staff' | 'seller';
const request = (side: Side, action: PageAction, id: string, version: number) => {
  const root = side === 'staff' ? `/admin/pages/${id}` : `/pages/${id}`;
  const written = side === 'staff' ? content.draftOf(typeId) : content.articleOf(typeId);
  const publishAt = '2026-12-02T08:00:00Z';
  const requests: Record<PageAction, { path: string; method: 'POST' | 'PUT'; payload: object }> = {
    EDIT: { path: root, method: 'PUT', payload: { ...written, version } },
    SUBMIT: { path: `${root}/submit`, method: 'POST', payload: { version } },
    WITHDRAW: { path: `${root}/withdraw`, method: 'POST', payload: { version } },
    RETURN: { path: `${root}/return`, method: 'POST', payload: { version, reason: 'دلیل آزمون' } },
    PUBLISH: { path: `${root}/publish`, method: 'POST', payload: { version } },
    SCHEDULE: { path: `${root}/publish`, method: 'POST', payload: { version, publishAt } },
    ARCHIVE: { path: `${root}/archive`, method: 'POST', payload: { version } },
    RESTORE: { path: `${root}/restore`, method: 'POST', payload: { version } },
    APPEAR: { path: root, method: 'POST', payload: {} },
  };
  return requests[action];
};

/** A page in a state, as it is when it came there by itself. */
async function putInto(id: string, status: PageStatus): Promise<number> {
  await app.db.query('delete from page_editions where page_id = $1', [id]);
  const publishAt = status === 'SCHEDULED' ? '2026-12-03T08:00:00Z' : null;
  const [row] = await app.db.query<{ version: number }>(
    `update pages set status = $2, publish_at = $3, version = version + 1 where id = $1 returning version`,
    [id, status, publishAt],
  );
  if (status === 'PUBLISHED' || status === 'SCHEDULED')
    await app.db.query(
      `insert into page_editions (page_id, version, shown_from, published_from, content_type_id, label_ids, platforms,
         category_ids, supplier_ids, writer_id)
       select p.id, p.draft_version, $2, $2, v.content_type_id, '{}', v.platforms, '{}', '{}', p.supplier_id
       from pages p join page_versions v on v.page_id = p.id and v.version = p.draft_version where p.id = $1`,
      [id, publishAt ?? NOW],
    );
  return row!.version;
}
const stored = async (id: string) => {
  const [row] = await app.db.query<{ status: PageStatus; version: number }>(
    'select status, version from pages where id = $1',
    [id],
  );
  return row!;
};

/** As what somebody acts; the writer wrote the version of the editors’ page, the owner that of the seller’s. */
function actorsOf(actor: Actor, side: Side, page: keyof typeof pages): PageActor[] {
  if (side === 'seller') return page === 'ofSeller' && actor === 'owner' ? ['CATALOG_EDIT'] : [];
  if (actor !== 'writer' && actor !== 'otherEditor') return [];
  const isAuthor = page === 'ofEditor' && actor === 'writer';
  return isAuthor ? ['EDITOR', 'AUTHOR'] : ['EDITOR', 'OTHER_EDITOR'];
}
const rowOf = (status: PageStatus, action: PageAction, as: readonly PageActor[]) =>
  pageMachine.rows.find((row) => row.action === action && row.from.includes(status) && as.includes(row.by));

describe.each(['ofSeller', 'ofEditor'] as const)('a page %s', (page) => {
  it.each(STATES.flatMap((status) => ACTIONS.map((action) => ({ status, action }))))(
    '$status: $action is done by whom the table names and by nobody else',
    async ({ status, action }) => {
      const id = pages[page];
      for (const actor of ACTORS)
        for (const side of ['staff', 'seller'] as const) {
          const version = await putInto(id, status);
          // Whoever wrote last is the author; each try begins with the same one.
          const author = page === 'ofEditor' ? people.writer : people.owner;
          await app.db.query(
            'update page_versions v set author_id = $2 from pages p where p.id = v.page_id and v.version = p.draft_version and p.id = $1',
            [id, author.userId],
          );
          const { path, method, payload } = request(side, action, id, version);
          const answer = await app.ask<{ status?: string; code?: string }>(path, {
            method,
            payload,
            headers: people[actor].headers,
          });
          const row = rowOf(status, action, actorsOf(actor, side, page));
          const after = await stored(id);
          const what = `${actor} by the ${side}'s address: ${JSON.stringify(answer.body)}`;
          if (row) {
            expect(answer.status, what).toBe(200);
            expect(after.status, what).toBe(row.to ?? status);
          } else {
            expect([403, 404, 409], what).toContain(answer.status);
            expect(after, what).toEqual({ status, version });
          }
        }
    },
  );
});

it('what the clock does is nobody’s to ask for', () => {
  const byClock = pageMachine.rows.filter(({ by }) => by === 'SYS');
  expect(byClock.map(({ action }) => action)).toEqual(['APPEAR']);
});
