import { expect } from 'vitest';
import { changeMachine } from '../../../api/src/modules/listings/entries/change-machine.ts';
import { productMachine } from '../../../api/src/modules/products/product-machine.ts';
import { memberOf, somebody } from '../../kit/delegations.ts';
import { allowedAmong, allowedAt, allowedIn, type App, readWritten, type Subject } from '../../kit/histories.ts';
import { ok } from '../../kit/rest.ts';
import { newNumber, type Product, proposalLike } from '../products/products.kit.ts';
import { aSeller } from '../../kit/seeded.ts';

const reason = 'دلیل آزمون';
/** Changes of entries and base products, as histories and walks try them. */
export function catalogSubjects(app: App) {
  type Method = 'POST' | 'PUT' | 'DELETE';
  const ask = (headers: object, method: Method, path: string, payload?: object) =>
    app.ask<{ code?: string }>(path, { method, headers, ...(payload && { payload }) });

  /** Entries that people see, of a seller of others' goods, and its company. */
  async function sellerWithEntries() {
    const seller = await aSeller(app);
    const entries = await app.db.query<{ id: string }>(
      `select p.id from supplier_products p join merchant_delegations d on d.id = p.delegation_id
     where p.merchant_id = $1 and d.status = 'ACTIVE' and d.ends_at > '2027-12-01' and 'SET_PRICE' = any (d.permissions)
       and p.status = 'PUBLISHED' order by p.id`,
      [seller.id],
    );
    return { customerId: seller.customerId, entries };
  }

  /** A new title of a published entry that waits for staff. */
  async function change(): Promise<Subject> {
    const { customerId, entries } = await sellerWithEntries();
    const headers: Record<string, object> = {
      editor: (await memberOf(app, customerId, ['CATALOG_EDIT'])).headers,
      member: (await memberOf(app, customerId, ['MESSAGE'])).headers,
      staff: (await somebody(app, ['MODERATOR'])).headers,
      stranger: (await somebody(app)).headers,
    };
    type Entry = { id: string; version: number; title: string } & Record<string, string>;
    const entryOf = async (id: string) =>
      (
        await app.db.query<Entry>(
          `select id, version, title, sku, sale_unit_id as "saleUnitId", conversions, moq::text as moq,
           order_step::text as "orderStep", price_mode as "priceMode", stock_state as "stockState", lead_time_days as "leadTimeDays"
         from supplier_products where id = $1`,
          [id],
        )
      )[0]!;
    const turned = new Map<string, { entryId: string; asked: string }>();
    let turn = 0;
    /** The next of them. There are few: one whose turn comes again is in the market again, and one may have been removed as a draft. */
    async function nextEntry(): Promise<string> {
      const { id } = entries[(turn += 1) % entries.length]!;
      const [there] = await app.db.query<{ id: string }>(
        `update supplier_products set status = 'PUBLISHED' where id = $1 returning id`,
        [id],
      );
      return there?.id ?? nextEntry();
    }
    /** Asks for another title. */
    async function rename(by: object, entryId: string, asked: string) {
      const { id, ...entry } = await entryOf(entryId);
      const own = await app.get('/supplierproducts/{id}/own', { by: { headers: headers.editor! }, path: { id } });
      const priceTiers = ok(own).priceTiers.map(({ minQty, unitPriceRial }) => ({ minQty, unitPriceRial }));
      return ask(by, 'PUT', `/supplierproducts/${id}`, { ...entry, title: asked, priceTiers });
    }
    return {
      machine: changeMachine,
      async make() {
        const entryId = await nextEntry();
        const asked = `شیر توپی برنجی شمارهٔ ${turn}`;
        const answer = await rename(headers.editor!, entryId, asked);
        expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
        const [row] = await app.db.query<{ id: string }>(
          `select id from product_changes where entry_id = $1 and kind = 'TITLE' and status = 'PENDING'`,
          [entryId],
        );
        turned.set(row!.id, { entryId, asked });
        return row!.id;
      },
      async read(id) {
        const { entryId } = turned.get(id)!;
        const written = await readWritten(app, id, {
          sql: 'select version, status as state from product_changes where id = $1',
        });
        // What happens to a change is told of its entry.
        const events = await app.db.query<{ seq: number; type: string }>(
          `select row_number() over (order by seq)::int as seq, type from domain_events
         where aggregate_id = $1 and payload ->> 'changeId' = $2`,
          [entryId, id],
        );
        const [told] = await app.db.query<{ count: number }>(
          'select count(*)::int as count from live_events where object_id = $1',
          [entryId],
        );
        return written && { ...written, events, told: told!.count };
      },
      actors: Object.keys(headers),
      async allowed(id, actor) {
        const { entryId } = turned.get(id)!;
        if (actor !== 'staff') return allowedAmong(app, headers[actor]!, `/supplierproducts/${entryId}/changes`, id);
        const body = ok(
          await app.get('/admin/productchanges', {
            by: { headers: headers[actor]! },
            query: { status: 'PENDING', pageSize: 100 },
          }),
        );
        const found = body.items.flatMap(({ changes }) => changes).find((each) => each.id === id);
        return found && allowedIn(found);
      },
      async act(id, action, actor, version) {
        const by = headers[actor]!;
        const { entryId } = turned.get(id)!;
        const path = `/supplierproducts/${entryId}`;
        if (action === 'CANCEL') return ask(by, 'DELETE', `${path}/changes/${id}?version=${version}`);
        if (action === 'CONFIRM' || action === 'DECLINE') {
          const decision = action === 'CONFIRM' ? 'CONFIRM' : 'REJECT';
          return ask(by, 'PUT', `/admin/productchanges/${id}`, { version, decision, reasonCode: 'TITLE', reason });
        }
        // Nothing more happens to what is over.
        const [{ status } = { status: '' }] = await app.db.query<{ status: string }>(
          'select status from product_changes where id = $1',
          [id],
        );
        if (changeMachine.finals.includes(status as never)) return undefined;
        return action === 'DROP'
          ? ask(by, 'POST', `${path}/archive`, { version: (await entryOf(entryId)).version })
          : rename(by, entryId, `شیر توپی برنجی نو ${(turn += 1)}`);
      },
      others: ['SUPERSEDE', 'DROP'],
      async requireMore(id, { state }) {
        const { entryId, asked } = turned.get(id)!;
        const { title } = await entryOf(entryId);
        if (state === 'CONFIRMED') expect(title).toBe(asked);
        else expect(title, state).not.toBe(asked);
      },
    };
  }

  /** What a seller proposes for the catalogue. */
  async function product(): Promise<Subject> {
    const { customerId } = await sellerWithEntries();
    const headers: Record<string, object> = {
      editor: (await memberOf(app, customerId, ['CATALOG_EDIT'])).headers,
      member: (await memberOf(app, customerId, ['MESSAGE'])).headers,
      staff: (await somebody(app, ['MODERATOR'])).headers,
      stranger: (await somebody(app)).headers,
    };
    const like = (await app.ask<{ items: Product[] }>('/baseproducts?pageSize=1')).body.items[0]!;
    const content = () => {
      const { customerId: _, ...rest } = proposalLike(like, customerId, { mpn: newNumber() });
      return rest;
    };
    return {
      machine: productMachine,
      async make() {
        // A company may have fifty waiting.
        await app.db.query(
          `update base_products set status = 'REJECTED' where proposer_id = $1 and status = 'PENDING'`,
          [customerId],
        );
        const payload = { customerId, ...content() };
        return ok(await app.post('/baseproducts', { by: { headers: headers.editor! }, body: payload })).id;
      },
      read: (id) =>
        readWritten(app, id, {
          sql: 'select version, status as state from base_products where id = $1',
        }),
      actors: Object.keys(headers),
      async allowed(id, actor) {
        if (actor !== 'staff') return allowedAt(app, headers[actor]!, `/baseproducts/${id}/own`);
        for (const list of ['PROPOSED', 'DECIDED', 'PUBLISHED']) {
          const found = await allowedAmong(app, headers[actor]!, `/admin/baseproducts?list=${list}`, id);
          if (found) return found;
        }
        return undefined;
      },
      act(id, action, actor, version) {
        const by = headers[actor]!;
        const path = `/baseproducts/${id}`;
        if (action === 'WITHDRAW') return ask(by, 'DELETE', `${path}?version=${version}`);
        if (action === 'PROPOSE') return ask(by, 'PUT', path, { version, ...content() });
        const counts = { entries: 0, favorites: 0, notes: 0 };
        if (action === 'MERGE')
          return ask(by, 'POST', `/admin${path}/merge`, { version, intoId: like.id, counts, reason });
        const change = action === 'CHANGE' && { content: content() };
        return ask(by, 'PUT', `/admin${path}`, { version, decision: action, reason, ...change });
      },
      jumps: [1, 40],
      async requireMore(id, { state }) {
        // What was merged leads to what it was merged into.
        const { status, body } = await app.get('/baseproducts/{id}', { path: { id } });
        expect(status, state).toBe(['PUBLISHED', 'ARCHIVED'].includes(state) ? 200 : 404);
        if (status === 200) expect(body.id, state).toBe(state === 'ARCHIVED' ? like.id : id);
      },
    };
  }

  return { change, product };
}
