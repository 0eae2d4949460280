import { entryMachine } from '../../../api/src/modules/listings/entries/entry-machine.ts';
import { delegationMachine } from '../../../api/src/modules/merchants/delegation-machine.ts';
import { merchantMachine } from '../../../api/src/modules/merchants/merchant-machine.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import {
  delegationsOf,
  memberOf,
  newCompany,
  newSeller,
  runSupplier,
  somebody,
  termsFrom,
} from '../../kit/delegations.ts';
import { allowedAmong, allowedAt, type App, readWritten, type Subject } from '../../kit/histories.ts';
import { ok } from '../../kit/rest.ts';
import { unitIds } from '../../kit/units.ts';
import { tradedOffer } from '../trade/trading.kit.ts';
import { aPlace, aSeller } from '../../kit/seeded.ts';

const reason = 'دلیل آزمون';
/** Delegations, selling accounts and entries, as histories and walks try them. */
export function sellingSubjects(app: App) {
  const ask = (headers: object, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.ask<{ code?: string }>(path, { method, headers, ...(payload && { payload }) });

  /** Both sides of a delegation, somebody who may not act for one, staff and a stranger. */
  async function delegation(): Promise<Subject> {
    const seller = await newSeller(app, 'فروشگاه سرگذشت‌ها');
    const supplier = await runSupplier(app);
    const rival = await newSeller(app, 'فروشگاه رقیبان');
    const headers: Record<string, object> = {
      merchant: seller.owner.headers,
      supplier: supplier.owner.headers,
      member: (await memberOf(app, seller.customerId, ['MESSAGE'])).headers,
      staff: (await somebody(app, ['SUPPORT'])).headers,
      stranger: (await somebody(app)).headers,
    };
    const { supplierId } = supplier;
    const terms = () => ({ ...termsFrom(app.clock.now(), 60), kind: 'EXCLUSIVE', allowsBeside: true });
    const paper = newId();
    let turn = 0;
    return {
      machine: delegationMachine,
      async make() {
        // What was left by the history before is in nobody's way.
        await app.db.query(`update merchant_delegations set status = 'REJECTED' where supplier_id = $1`, [supplierId]);
        const { merchantId } = (turn += 1) % 2 === 0 ? seller : rival;
        headers.merchant = merchantId === seller.merchantId ? seller.owner.headers : rival.owner.headers;
        const { body } = await delegationsOf(app).create(headers.merchant, { merchantId, supplierId, ...terms() });
        await app.db.query('update merchant_delegations set document_file_id = $2 where id = $1', [body.id, paper]);
        return body.id;
      },
      read: (id) =>
        readWritten(app, id, {
          sql: `select version, case when status in ('ACTIVE', 'SUSPENDED') and ends_at <= $2
            then case when revokes_at <= $2 then 'REVOKED' else 'EXPIRED' end else status end as state
          from merchant_delegations where id = $1`,
        }),
      actors: Object.keys(headers),
      allowed: (id, actor) =>
        actor === 'staff'
          ? allowedAmong(app, headers[actor]!, '/admin/merchantdelegations', id)
          : allowedAt(app, headers[actor]!, `/merchantdelegations/${id}/own`),
      act(id, action, actor, version) {
        const by = headers[actor]!;
        const path = `/merchantdelegations/${id}`;
        if (actor === 'staff')
          return ask(by, 'PUT', `/admin${path}`, { version, decision: action, reason, evidence: 'نامهٔ ۱۲' });
        if (['CHECK_PAPER', 'REVOKE_AT_ONCE'].includes(action)) return undefined;
        if (action === 'EDIT') return ask(by, 'PUT', path, { version, ...terms(), documentFileId: paper });
        if (action === 'REMOVE') return undefined;
        const why = ['REJECT', 'SUSPEND', 'REVOKE'].includes(action) && { reason };
        return ask(by, 'POST', `${path}/${action.toLowerCase()}`, { version, ...why });
      },
      jumps: [1, 3, 7, 25, 31, 70],
    };
  }

  /** A selling account of a company whose identity is confirmed, with all that it needs. */
  async function merchant(): Promise<Subject> {
    const customerId = await newCompany(app);
    const headers: Record<string, object> = {
      owner: (await memberOf(app, customerId)).headers,
      assistant: (await memberOf(app, customerId, ['SALE_SETTING_EDIT'])).headers,
      staff: (await somebody(app, ['SUPPORT'])).headers,
      stranger: (await somebody(app)).headers,
    };
    const { cityId } = await aPlace(app);
    const about = 'فروش شیر و اتصال صنعتی در کشور.';
    let made = 0;
    const nameOf = (id: string, version: number) =>
      `فروشگاه ${[...id.slice(-6), ...version.toString(16)].map((sign) => 'ابپتجحخدرزسشعغفق'[parseInt(sign, 16)]).join('')}`;
    return {
      machine: merchantMachine,
      async make() {
        await app.db.query(
          `update merchants set confirm_status = 'CLOSED', closed_at = now() - interval '2 years' where owner_customer_id = $1`,
          [customerId],
        );
        const name = `فروشگاه شمارهٔ ${'ابپتجحخدرزسشعغفقکگلمنوهی'[(made += 1) % 24]} ${String(made)}`;
        const payload = { customerId, name, kind: 'RESELLER', cityId, about };
        const body = ok(await app.post('/merchants', { by: { headers: headers.owner! }, body: payload }));
        await app.db.query(
          `insert into merchant_sale_settings (id, merchant_id, accepts_direct_order, payment_terms, response_sla_hours)
         values ($1, $2, true, '{ON_DELIVERY}', 24)`,
          [newId(), body.id],
        );
        return body.id;
      },
      read: (id) =>
        readWritten(app, id, {
          sql: 'select version, confirm_status as state from merchants where id = $1',
        }),
      actors: Object.keys(headers),
      allowed: (id, actor) =>
        allowedAmong(app, headers[actor]!, actor === 'staff' ? '/admin/merchants' : '/merchants/own', id),
      async act(id, action, actor, version) {
        const by = headers[actor]!;
        if (['CONFIRM', 'REJECT', 'SUSPEND', 'RESTORE'].includes(action))
          return ask(by, 'PUT', `/admin/merchants/${id}`, { version, decision: action, reason });
        if (action === 'EDIT' || action === 'RENAME') {
          const [stored] = await app.db.query<{ name: string; status: string }>(
            'select name, confirm_status as status from merchants where id = $1',
            [id],
          );
          // Another name is a renaming of what is confirmed, and part of an edit before.
          const name = action === 'EDIT' ? stored!.name : nameOf(id, version);
          if (action === 'RENAME' && stored!.status !== 'CONFIRMED') return undefined;
          return ask(by, 'PUT', `/merchants/${id}`, { version, cityId, about, name });
        }
        return ask(by, 'POST', `/merchants/${id}/${action.toLowerCase()}`, { version });
      },
      jumps: [1, 40, 91],
    };
  }

  /** An entry of the seeded seller, published at first; where it stands then is told by an event that it would have. */
  async function entry(): Promise<Subject> {
    const seller = await aSeller(app);
    const headers: Record<string, object> = {
      editor: (await memberOf(app, seller.customerId, ['CATALOG_EDIT'])).headers,
      member: (await memberOf(app, seller.customerId, ['MESSAGE'])).headers,
      staff: (await somebody(app, ['MODERATOR'])).headers,
      stranger: (await somebody(app)).headers,
    };
    const ids = (
      await app.db.query<{ id: string }>(
        `select p.id from supplier_products p join merchant_delegations d on d.id = p.delegation_id
       where p.merchant_id = $1 and d.status = 'ACTIVE' and d.ends_at > '2027-12-01' and 'SET_PRICE' = any (d.permissions)
         and p.status = 'PUBLISHED' and p.completeness_score >= 60 and p.id <> $2 order by p.id limit 40`,
        [seller.id, (await tradedOffer(app)).id],
      )
    ).map(({ id }) => id);
    const untouched = ids.pop()!;
    const moqs = new Map<string, string>();
    let turn = 0;
    return {
      machine: entryMachine,
      untouched: () => untouched,
      async make() {
        // There are few; one whose turn comes again goes on where it was.
        const id = ids[(turn += 1) % ids.length]!;
        const [row] = await app.db.query<{ moq: string }>(
          'select moq::text as moq from supplier_products where id = $1',
          [id],
        );
        moqs.set(id, row!.moq);
        await app.db.query(
          `insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at)
           select $1, 'Listing', $2, $2, 1, 'ENTRY_PUBLISHED', 1, now()
           where not exists (select from domain_events where aggregate_id = $2)`,
          [newId(), id],
        );
        return id;
      },
      read: (id) =>
        readWritten(app, id, {
          sql: 'select version, status as state from supplier_products where id = $1',
        }),
      actors: Object.keys(headers),
      async allowed(id, actor) {
        if (actor !== 'staff') return allowedAt(app, headers[actor]!, `/supplierproducts/${id}/own`);
        const [row] = await app.db.query<{ status: string; sku: string }>(
          'select status, sku from supplier_products where id = $1',
          [id],
        );
        const { status, sku } = row!;
        return allowedAmong(app, headers[actor]!, `/admin/productchanges?status=${status}&searchKey=${sku}`, id);
      },
      act(id, action, actor, version) {
        const by = headers[actor]!;
        const path = `/supplierproducts/${id}`;
        if (['CONFIRM', 'REJECT'].includes(action) || (action === 'ARCHIVE' && actor === 'staff'))
          return ask(by, 'PUT', `/admin/productchanges/${id}`, {
            version,
            decision: action,
            reasonCode: 'TITLE',
            reason,
          });
        // A copy is another thing.
        if (action === 'COPY') return undefined;
        if (action === 'REMOVE') return ask(by, 'DELETE', `${path}?version=${version}`);
        const minQty = moqs.get(id)!;
        const unitPriceRial = String(1_000_000 + version * 1_000);
        const price = {
          version,
          priceMode: 'FIXED',
          priceTiers: [{ minQty, unitPriceRial }],
          stockState: 'IN_STOCK',
          leadTimeDays: version % 30,
          confirmsJump: true,
        };
        if (action === 'PRICE') return ask(by, 'PUT', `${path}/price-and-stock`, price);
        if (action === 'EDIT')
          return ask(by, 'PUT', path, {
            ...price,
            title: `شیر توپی برنجی ${String(version)}`,
            sku: `H-${id.slice(-8)}`,
            saleUnitId: unitIds.piece,
            moq: minQty,
            orderStep: '1',
          });
        return ask(by, 'POST', `${path}/${action.toLowerCase()}`, { version });
      },
    };
  }

  return { delegation, merchant, entry };
}
