import { expect } from 'vitest';
import type { writerOn } from '../kit/offer-writer.ts';
import { articleOf, articleType, draftBy, editorOf, otherEditorOf } from '../kit/pages.ts';
import type { peopleOf } from '../kit/people.ts';
import { ok } from '../kit/rest.ts';
import { until } from '../kit/until.ts';

type Writer = ReturnType<typeof writerOn>;
type People = ReturnType<typeof peopleOf>;
/** Several of each program, by their addresses. */
export type Sites = Record<'api' | 'gateway' | 'web', { url: string }[]>;

/** From now on no job comes due. @returns how many were done by then */
export async function stopJobs(writer: Writer): Promise<number> {
  await writer.transaction(async (tx) => {
    await tx.query(`create function never_due() returns trigger language plpgsql as
      $$ begin new.run_at := 'infinity'; return new; end $$`);
    await tx.query('create trigger never_due before insert on jobs for each row execute function never_due()');
    await tx.query(`update jobs set run_at = 'infinity' where done_at is null`);
  });
  await until('no job under way', async () => (await countJobs(writer, 'locked_until is not null')) === 0);
  return countJobs(writer, 'done_at is not null');
}

export async function countJobs(writer: Writer, condition = 'done_at is not null'): Promise<number> {
  const [row] = await writer.transaction((tx) =>
    tx.query<{ count: number }>(`select count(*)::int as count from jobs where ${condition}`),
  );
  return row!.count;
}

/** A way by which somebody reads a page or a list of pages. */
type Way = { what: string; read: () => Promise<string> };

function waysTo({ api, gateway, web }: Sites, id: string, typeId: string): Way[] {
  const page = (url: string) => async () => (await fetch(url)).text();
  const asked = (url: string, query: string) => async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
  };
  return [
    ...web.map(({ url }, index) => ({ what: `page of web ${index}`, read: page(`${url}/contents/${id}`) })),
    ...web.map(({ url }, index) => ({ what: `list of web ${index}`, read: page(`${url}/contents/${typeId}`) })),
    ...gateway.map(({ url }, index) => ({
      what: `page of gateway ${index}`,
      read: asked(url, `{ page(id: "${id}") { id title } }`),
    })),
    ...api.map(({ url }, index) => ({
      what: `page of api ${index}`,
      read: page(`${url}/api/v1/pages/by-ids?ids=${id}`),
    })),
  ];
}

/** When a way was asked and answered, and which of two titles it gave. */
type Seen = { what: string; askedAt: number; answeredAt: number; shows: 'before' | 'after' };

/** Reads by every way until each gives what is shown from a time on, and then ten times more. */
async function watch(ways: Way[], titles: { before: string | undefined; after: string }, at: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  const readOnce = async ({ what, read }: Way) => {
    const askedAt = Date.now();
    const text = await read();
    const has = {
      before: titles.before !== undefined && text.includes(titles.before),
      after: text.includes(titles.after),
    };
    expect(has.before && has.after, `${what} mixes both`).toBe(false);
    if (titles.before !== undefined)
      expect(has.before || has.after, `${what} shows neither: ${text.slice(0, 300)}`).toBe(true);
    const shows = has.after ? 'after' : 'before';
    seen.push({ what, askedAt, answeredAt: Date.now(), shows });
    return shows;
  };
  await Promise.all(
    ways.map(async (way) => {
      await until(`${way.what} at its time`, async () => (await readOnce(way)) === 'after', at - Date.now() + 5_000);
      for (let again = 0; again < 10; again += 1) await readOnce(way);
    }),
  );
  return seen;
}

/** A page that is shown and how to write its next versions, by the two editors of the seeds. */
export async function publishing(people: People) {
  const editor = await editorOf(people);
  const other = await otherEditorOf(people);
  async function publish({ id, version }: { id: string; version: number }, at?: number) {
    const submitted = ok(
      await people.post('/admin/pages/{id}/submit', { by: editor, path: { id }, body: { version } }),
    );
    const body = { version: submitted.version, ...(at && { publishAt: new Date(at).toISOString() }) };
    return ok(await people.post('/admin/pages/{id}/publish', { by: other, path: { id }, body }));
  }
  return {
    typeId: await articleType(people),
    begin: (title: string) => draftBy(people, editor, { title }),
    async change({ id, version }: { id: string; version: number }, title: string) {
      const body = { ...(await articleOf(people, { title })), version };
      return ok(await people.put('/admin/pages/{id}', { by: editor, path: { id }, body }));
    },
    previewOf: async (id: string) =>
      ok(await people.post('/admin/pages/{id}/preview-link', { by: editor, path: { id } })).path,
    publish,
  };
}

/**
 * A page is replaced and another one comes, both at the same second, while everybody reads them by every way.
 * @returns for each way how long after the second it was asked by whoever got the new page first, and what it gave before
 */
export async function replacedAtASecond(
  sites: Sites,
  editors: Awaited<ReturnType<typeof publishing>>,
  shown: { id: string; version: number; title: string },
  name: string,
) {
  const { typeId, begin, change, publish } = editors;
  const next = { changed: `دگرگون ${name}`, fresh: `نوآمده ${name}` };
  const changed = await change(shown, next.changed);
  const fresh = await begin(next.fresh);
  const at = Math.ceil((Date.now() + 2_500) / 1_000) * 1_000;
  const { version } = await publish(changed, at);
  await publish(fresh, at);
  const changes = waysTo(sites, shown.id, typeId);
  const news = waysTo(sites, fresh.id, typeId);
  const seen = await Promise.all([
    watch(changes, { before: shown.title, after: next.changed }, at),
    watch(news, { before: undefined, after: next.fresh }, at),
  ]);
  const late: { what: string; ms: number }[] = [];
  for (const [index, ways] of [changes, news].entries()) {
    for (const { what } of ways) {
      const own = seen[index]!.filter((each) => each.what === what);
      const isAfter = own.map(({ shows }) => shows === 'after');
      // The clock of this process is that of the programs: what is answered before the second was judged before it.
      expect(
        own.filter(({ shows, answeredAt }) => shows === 'after' && answeredAt < at),
        `${what}, too soon`,
      ).toEqual([]);
      // It had read what was shown until then, and that never came back.
      expect(isAfter.indexOf(true), what).toBeGreaterThan(1);
      expect(isAfter.lastIndexOf(false), what).toBeLessThan(isAfter.indexOf(true));
      late.push({ what, ms: Math.max(0, own[isAfter.indexOf(true)]!.askedAt - at) });
    }
  }
  return { late, shown: { id: shown.id, version, title: next.changed } };
}
