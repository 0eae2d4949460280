import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { newPhone } from '../../kit/people.ts';

// What a login agrees to is the page of terms that is shown, by the clock; the version before is taken for a day longer.
const FIRST = '1405-20';
const SECOND = '1405-21';
let app: Awaited<ReturnType<typeof startAppAt>>;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  await publish(FIRST, 1, '2026-12-02T08:00:00Z');
  await publish(SECOND, 2, '2026-12-10T08:00:00Z');
});
afterAll(() => app?.stop());

/** An edition of the terms, shown from a time on. */
async function publish(consentVersion: string, version: number, shownFrom: string) {
  const { db } = app;
  const [page] = await db.query<{ id: string }>(`select page_id as id from page_names where name = 'terms'`);
  const id = page?.id ?? '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
  const number = 1_000 + version;
  if (!page) await insertTermsPage(id);
  await db.query(
    `insert into page_versions
       (page_id, version, author_id, written_at, content_type_id, title, slug, summary, body, reading_minutes, label_ids,
        platforms, category_ids, supplier_ids, comment_policy, placements, consent_version, seo)
     select p.id, $2, p.created_by, $4, (select id from content_types order by sort limit 1), 'شرایط', 'terms', 'خلاصه',
       '{"v":1,"blocks":[]}', 1, '{}', '{WEB}', '{}', '{}', 'CLOSED', '{}', $3, '{}' from pages p where p.id = $1`,
    [id, number, consentVersion, shownFrom],
  );
  await db.query('update page_editions set shown_until = $2 where page_id = $1 and shown_until is null', [
    id,
    shownFrom,
  ]);
  await db.query(
    `insert into page_editions (page_id, version, shown_from, published_from, content_type_id, label_ids, platforms, category_ids, supplier_ids)
     select page_id, version, $3, $3, content_type_id, label_ids, platforms, category_ids, supplier_ids
     from page_versions where page_id = $1 and version = $2`,
    [id, number, shownFrom],
  );
}

async function insertTermsPage(id: string) {
  const { db } = app;
  await db.query(
    `insert into content_types (id, title, slug, page_type, sort, created_at)
     select $1, 'سایت', 'site', 'STATIC', 1, now() where not exists (select from content_types)`,
    [id],
  );
  await db.query(
    `insert into pages (id, status, draft_version, created_by, created_at, updated_at, search_key)
     select $1, 'PUBLISHED', 1001, (select id from users limit 1), now(), now(), ''`,
    [id],
  );
  await db.query(`insert into page_names (name, page_id) values ('terms', $1)`, [id]);
}

/** Logs in, and says that these terms were agreed to. @returns what is said of it, and the version that is stored then */
async function login(phone: string, termsVersion?: string) {
  // As if the codes of before were of yesterday: the next one need not be waited for.
  await app.db.query(`update otp_challenges set created_at = created_at - interval '1 day' where phone = $1`, [
    `+98${phone.slice(1)}`,
  ]);
  const { challengeId, code } = await app.begin(phone);
  const { status, body } = await app.token({
    grant_type: 'otp',
    challenge_id: challengeId,
    code,
    ...(termsVersion && { terms_version: termsVersion }),
  });
  const [user] = await app.db.query<{ version: string }>(
    'select terms_version as version from users where phone = $1',
    [`+98${phone.slice(1)}`],
  );
  return { status, asked: body.terms_version, stored: user?.version };
}

describe('the terms that a login agrees to', () => {
  it('are those of the page, by the clock', async () => {
    app.clock.set('2026-12-02T07:59:59Z');
    expect(await login(newPhone(), FIRST)).toMatchObject({ status: 400 });
    app.clock.set('2026-12-04T08:00:00Z');
    expect(await login(newPhone(), FIRST)).toEqual({ status: 200, asked: undefined, stored: FIRST });
    expect(await login(newPhone(), SECOND)).toMatchObject({ status: 400, asked: FIRST });
  });

  it('are taken in the version before for 24 hours, and not a moment longer', async () => {
    app.clock.set('2026-12-11T07:59:59Z');
    expect(await login(newPhone(), FIRST)).toEqual({ status: 200, asked: undefined, stored: FIRST });
    expect(await login(newPhone(), SECOND)).toMatchObject({ status: 200, stored: SECOND });
    app.clock.set('2026-12-11T08:00:00Z');
    expect(await login(newPhone(), FIRST)).toMatchObject({ status: 400, asked: SECOND });
  });

  it('are asked for again at the next login after a new version', async () => {
    const phone = newPhone();
    app.clock.set('2026-12-05T08:00:00Z');
    expect((await login(phone, FIRST)).status).toBe(200);
    app.clock.set('2026-12-06T08:00:00Z');
    expect(await login(phone)).toMatchObject({ status: 200, stored: FIRST });
    app.clock.set('2026-12-12T08:00:00Z');
    expect(await login(phone)).toMatchObject({ status: 400, asked: SECOND, stored: FIRST });
    expect(await login(phone, SECOND)).toMatchObject({ status: 200, stored: SECOND });
  });

  it('of now are not forgotten for an older version that is sent later', async () => {
    const phone = newPhone();
    app.clock.set('2026-12-10T09:00:00Z');
    expect((await login(phone, SECOND)).stored).toBe(SECOND);
    expect(await login(phone, FIRST)).toMatchObject({ status: 200, stored: SECOND });
  });
});
