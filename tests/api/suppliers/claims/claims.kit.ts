import { newId } from '../../../../api/src/platform/ids.ts';
import { makeDeadlines } from '../../../../api/src/modules/suppliers/claims/deadlines.ts';
import { makeWorker } from '../../../../api/src/platform/jobs/worker.ts';
import { startAppAt } from '../../../kit/app-at.ts';
import { newLegalId } from '../../../kit/people.ts';
import { ok } from '../../../kit/rest.ts';
import { aPlace } from '../../../kit/seeded.ts';

export type App = Awaited<ReturnType<typeof startAppAt>>;
export type Person = { userId: string; headers: object };
export type Supplier = {
  id: string;
  version: number;
  status: string;
  brandName: string;
  verificationLevel: string;
  missing: { code: string; gap?: string; actions: string[] }[];
  allowedActions: string[];
  reason?: string;
  change?: { fields: { name: string; before?: string; wanted?: string }[] };
  evidences: Evidence[];
};
export type Evidence = {
  id: string;
  version: number;
  status: string;
  file?: { id: string; url: string };
  claimId?: string;
};
export type Claim = {
  id: string;
  version: number;
  status: string;
  isOwn: boolean;
  answer?: string;
  objection?: string;
  question?: string;
  deadlineAt?: string;
  evidences: Evidence[];
  allowedActions: string[];
};
type Failure = { code?: string; errors?: { field: string; code: string; params?: string[] }[] };

const about =
  'سازندهٔ شیرهای صنعتی فولادی و برنجی در اصفهان از سال ۱۳۸۲، با آزمایشگاه فشار، انبار مرکزی و شبکهٔ پخش در همهٔ استان‌های کشور؛ خدمات پس از فروش و قطعات یدکی نیز فراهم است.';

/** People and companies of an api in this process, and what they do with suppliers. */
export function supplyOf(app: App) {
  const known: (Person & { roles: string[] })[] = [];
  async function person(roles: string[] = []): Promise<Person> {
    const userId = newId();
    const one = { userId, roles, headers: await app.headersOf(roles, userId) };
    known.push(one);
    return one;
  }

  /** Everybody logs in again: tokens end by the clock of the test. */
  async function renew(): Promise<void> {
    for (const each of known) each.headers = await app.headersOf(each.roles, each.userId);
  }

  /** A company with its owner; its identity is confirmed unless said otherwise. */
  async function company({ isVerified = true } = {}) {
    const customerId = newId();
    const owner = await person();
    await app.db.query(
      `insert into customers (id, kind, legal_name, identity_verified_at) values ($1, 'COMPANY', 'صنایع آزمون', case when $2 then now() end)`,
      [customerId, isVerified],
    );
    await join(customerId, owner, true);
    return { customerId, owner };
  }

  const join = (customerId: string, { userId }: Person, isOwner: boolean, permissions: string[] = []) =>
    app.db.query(
      `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
       select $1, $2, phone, id, $4, 'عضو', $5, 'ACTIVE' from users where id = $3`,
      [newId(), customerId, userId, isOwner, permissions],
    );

  async function member(customerId: string, permissions: string[]): Promise<Person> {
    const one = await person();
    await join(customerId, one, false, permissions);
    return one;
  }

  /** A file of somebody that is part of nothing yet. */
  async function paper({ userId }: Person, kind = 'DOCUMENT', mime = 'application/pdf'): Promise<string> {
    const id = newId();
    await app.db.query(
      `insert into files (id, owner_id, name, kind, mime, size, sha256, scan) values ($1::uuid, $2, 'پروانه.pdf', $3, $4, 1000, $1::text, 'NOT_SCANNED')`,
      [id, userId, kind, mime],
    );
    return id;
  }

  const send = <T>(
    { headers }: Person,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => app.ask<T & Failure>(path, { method, headers, ...(payload && { payload }) });

  async function done<T>(
    by: Person,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<T> {
    const answer = await send<T>(by, method, path, payload);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  const cityId = async () => (await aPlace(app)).cityId;

  const newSupplier = async (customerId: string, names: object = {}) => ({
    customerId,
    brandName: 'شیرسازی آزمون',
    legalName: 'صنایع شیرسازی آزمون',
    nationalLegalId: newLegalId(),
    cityId: await cityId(),
    ...names,
  });

  const newEvidence = async (by: Person, more: object = {}) => ({
    level: 'BUSINESS',
    claim: 'پروانهٔ بهره‌برداری',
    issuedBy: 'وزارت صنعت',
    validFrom: '2026-01-01',
    validTo: '2028-01-01',
    fileId: await paper(by),
    ...more,
  });

  const addEvidence = async (by: Person, supplierId: string, more: object = {}) =>
    done<Evidence>(by, 'POST', `/suppliers/${supplierId}/evidences`, await newEvidence(by, more));

  const accept = (staff: Person, { id, version }: Evidence, more: object = {}) =>
    done<Evidence>(staff, 'PUT', `/admin/evidences/${id}`, { version, decision: 'ACCEPT', reason: 'اصل است', ...more });

  const page = async (version: number, more: object = {}) => ({
    version,
    cityId: await cityId(),
    supplierTypes: ['Product'],
    about,
    phones: ['03132345678'],
    ...more,
  });

  /** A draft that lacks nothing. */
  async function readySupplier(by: Person, customerId: string, names: object = {}): Promise<Supplier> {
    const { id, version } = await done<Supplier>(by, 'POST', '/suppliers', await newSupplier(customerId, names));
    await done(by, 'PUT', `/suppliers/${id}`, await page(version));
    await addEvidence(by, id);
    return (await done<Supplier[]>(by, 'GET', '/suppliers/own')).find((each) => each.id === id)!;
  }

  /** One that people see. */
  async function confirmedSupplier(
    by: Person,
    customerId: string,
    staff: Person,
    names: object = {},
  ): Promise<Supplier> {
    const ready = await readySupplier(by, customerId, names);
    await accept(staff, ready.evidences[0]!);
    const { version } = await done<Supplier>(by, 'POST', `/suppliers/${ready.id}/submit`, { version: ready.version });
    await done(staff, 'PUT', `/admin/suppliers/${ready.id}`, { version, decision: 'CONFIRM', reason: 'مدارک دیده شد' });
    return (await done<Supplier[]>(by, 'GET', '/suppliers/own')).find((each) => each.id === ready.id)!;
  }

  /** A supplier of the market that nobody runs, with offers that people see. */
  const nobodys = async (skip = 0) =>
    (
      await app.db.query<{ id: string; brandName: string }>(
        `select s.id, s.brand_name as "brandName" from suppliers s
         where s.confirm_status = 'CONFIRMED' and s.owner_customer_id is null
           and exists (select from product_search p where p.supplier_id = s.id and p.merchant_id is null)
         order by s.id limit 1 offset $1`,
        [skip],
      )
    )[0]!;

  const statement = 'این شرکت از سال ۱۳۸۲ با همین نام کار می‌کند و پروانه به نام ماست.';
  const claim = (by: Person, customerId: string, supplierId: string) =>
    done<Claim>(by, 'POST', '/suppliers/claims', { customerId, supplierId, statement });

  return {
    person,
    renew,
    company,
    member,
    join,
    paper,
    send,
    done,
    newSupplier,
    newEvidence,
    addEvidence,
    accept,
    page,
    readySupplier,
    confirmedSupplier,
    nobodys,
    claim,
    statement,
    cityId,
  };
}

/** The api at a time that the test sets, with two of the staff, and what everybody sees of suppliers. */
export async function startSupply(instant: string) {
  const app = await startAppAt(instant);
  await app.db.query('delete from holidays');
  const supply = supplyOf(app);
  const staff = await supply.person(['SUPPORT']);
  const colleague = await supply.person(['SUPPORT']);
  let now = new Date(instant);

  async function goTo(next: string | Date): Promise<void> {
    now = new Date(next);
    app.clock.set(now);
    await supply.renew();
  }
  const clock = { now: () => now };

  return {
    app,
    supply,
    staff,
    colleague,
    goTo,
    /** Goes to a time, with what the clock does by itself until then. */
    async untilThen(next: string | Date): Promise<void> {
      await goTo(next);
      const worker = makeWorker({ db: app.db, clock, queues: makeDeadlines({ clock }) });
      while ((await worker.runDue()) > 0);
    },
    publicOf: (id: string) => app.get('/suppliers/{id}', { path: { id } }),
    suppliersOf: (by: Person) => app.get('/suppliers/own', { by }).then(ok),
    claimsOf: (by: Person) => app.get('/suppliers/claims', { by }).then(ok),
    /** What people are to be told of a thing, the oldest first. */
    async noticesOf(id: string): Promise<string[]> {
      const rows = await app.db.query<{ type: string }>(
        `select type from domain_events where aggregate_id = $1 and audiences <> '{}' order by seq`,
        [id],
      );
      return rows.map(({ type }) => type);
    },
  };
}
