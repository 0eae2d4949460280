import { expect } from 'vitest';
import { claimMachine } from '../../../api/src/modules/suppliers/claims/claim-machine.ts';
import { evidenceMachine } from '../../../api/src/modules/suppliers/claims/evidence-machine.ts';
import { supplierMachine } from '../../../api/src/modules/suppliers/claims/supplier-machine.ts';
import { allowedAmong, type App, readWritten, type Subject } from '../../kit/histories.ts';
import { ok } from '../../kit/rest.ts';
import { type Person, supplyOf } from '../suppliers/claims/claims.kit.ts';

const reason = 'دلیل آزمون';
/** Suppliers, claims and evidences, as histories and walks try them. */
export function supplySubjects(app: App) {
  const supply = supplyOf(app);

  type Method = 'POST' | 'PUT' | 'DELETE';
  const ask = (headers: object, method: Method, path: string, payload?: object) =>
    app.ask<{ code?: string }>(path, { method, headers, ...(payload && { payload }) });

  /** People of a company, of another one, of nobody and of the staff. */
  async function peopleOf(customerId: string, owner: Person, staffRole: string) {
    return {
      owner,
      assistant: await supply.member(customerId, ['CATALOG_EDIT']),
      member: await supply.member(customerId, ['MESSAGE']),
      staff: await supply.person([staffRole]),
      stranger: await supply.person(),
    } as Record<string, Person>;
  }

  /** A supplier that a company writes, with an evidence that staff accepted. */
  async function supplier(): Promise<Subject> {
    const { customerId, owner } = await supply.company();
    const people = await peopleOf(customerId, owner, 'SUPPORT');
    const ofStaff = ['CONFIRM', 'REJECT', 'SUSPEND', 'RESTORE', 'CONFIRM_CHANGE', 'DECLINE_CHANGE'];
    let made: string | undefined;
    return {
      machine: supplierMachine,
      async make() {
        // A company has few that are not decided.
        if (made) await app.db.query('update suppliers set owner_customer_id = null where id = $1', [made]);
        await app.db.query('update merchants set owner_customer_id = null where owner_customer_id = $1', [customerId]);
        const ready = await supply.readySupplier(owner, customerId);
        await supply.accept(people.staff!, ready.evidences[0]!);
        return (made = ready.id);
      },
      read: (id) =>
        readWritten(app, id, {
          sql: 'select version, confirm_status as state from suppliers where id = $1',
        }),
      actors: Object.keys(people),
      allowed: (id, actor) =>
        allowedAmong(app, people[actor]!.headers, actor === 'staff' ? '/admin/suppliers' : '/suppliers/own', id),
      act(id, action, actor, version) {
        const by = people[actor]!.headers;
        const path = `/suppliers/${id}`;
        if (ofStaff.includes(action)) return ask(by, 'PUT', `/admin${path}`, { version, decision: action, reason });
        const names = { version, brandName: `شیرسازی نو ${version}`, legalName: `صنایع شیرسازی نو ${version}` };
        if (action === 'EDIT_NAMES') return ask(by, 'PUT', `${path}/names`, names);
        if (action === 'CANCEL_CHANGE') return ask(by, 'DELETE', `${path}/names?version=${version}`);
        if (action === 'REMOVE') return ask(by, 'DELETE', `${path}?version=${version}`);
        if (action === 'EDIT') return supply.page(version).then((page) => ask(by, 'PUT', path, page));
        return ask(by, 'POST', `${path}/${action.toLowerCase()}`, { version });
      },
      jumps: [1, 40, 300],
      async requireMore(id, { state }) {
        expect((await app.get('/suppliers/{id}', { path: { id } })).status, state).toBe(
          state === 'CONFIRMED' ? 200 : 404,
        );
      },
    };
  }

  /** A claim on a supplier that another company has. */
  async function claim(): Promise<Subject> {
    const mine = await supply.company();
    const theirs = await supply.company();
    const people = await peopleOf(mine.customerId, mine.owner, 'SUPPORT');
    people.holder = theirs.owner;
    people.colleague = await supply.person(['SUPPORT']);
    const claimed = await supply.nobodys();
    return {
      machine: claimMachine,
      async make() {
        await app.db.query(`update supplier_claims set status = 'WITHDRAWN' where supplier_id = $1`, [claimed.id]);
        await app.db.query(`delete from supplier_evidences where supplier_id = $1 and result = 'WAITING'`, [
          claimed.id,
        ]);
        await app.db.query('update suppliers set owner_customer_id = $2 where id = $1', [
          claimed.id,
          theirs.customerId,
        ]);
        const { id } = await supply.claim(mine.owner, mine.customerId, claimed.id);
        await supply.accept(people.staff!, await supply.addEvidence(mine.owner, claimed.id, { claimId: id }));
        return id;
      },
      read: (id) =>
        readWritten(app, id, {
          sql: 'select version, status as state from supplier_claims where id = $1',
        }),
      actors: Object.keys(people),
      async allowed(id, actor) {
        const isStaff = actor === 'staff' || actor === 'colleague';
        const path = isStaff ? '/admin/supplierclaims' : '/suppliers/claims';
        const found = await allowedAmong(app, people[actor]!.headers, path, id);
        if (!found?.actions.includes('ACCEPT')) return found;
        // To approve is to accept as the first of two.
        const lacking = found.lacking.includes('ACCEPT') ? [...found.lacking, 'APPROVE'] : found.lacking;
        return { ...found, actions: [...found.actions, 'APPROVE'], lacking };
      },
      act(id, action, actor, version) {
        const by = people[actor]!;
        if (['ASK', 'APPROVE', 'ACCEPT', 'REJECT'].includes(action)) {
          // Who says yes first approves, the second one accepts.
          const decision = action === 'APPROVE' ? 'ACCEPT' : action;
          return ask(by.headers, 'PUT', `/admin/supplierclaims/${id}`, { version, decision, reason });
        }
        if (action === 'ADD_EVIDENCE')
          return supply
            .newEvidence(by, { claimId: id })
            .then((evidence) => ask(by.headers, 'POST', `/suppliers/${claimed.id}/evidences`, evidence));
        const path = `/suppliers/claims/${id}`;
        if (action === 'WITHDRAW') return ask(by.headers, 'POST', `${path}/withdraw`, { version });
        const text = 'این تأمین‌کننده از سال‌ها پیش در مالکیت شرکت ماست و اسناد آن موجود است.';
        const answer = action === 'AGREE' ? { isAgreed: true } : { isAgreed: false, text };
        return ask(by.headers, 'POST', `${path}/answer`, { version, ...answer });
      },
      jumps: [1, 4, 8, 15],
      asides: ['ADD_EVIDENCE'],
      async requireMore(_id, { state }) {
        const [row] = await app.db.query<{ owner: string }>(
          'select owner_customer_id as owner from suppliers where id = $1',
          [claimed.id],
        );
        expect(row!.owner, state).toBe(state === 'ACCEPTED' ? mine.customerId : theirs.customerId);
      },
    };
  }

  /** An evidence of a supplier that people see. */
  async function evidence(): Promise<Subject> {
    const { customerId, owner } = await supply.company();
    const people = await peopleOf(customerId, owner, 'SUPPORT');
    const { id: supplierId } = await supply.confirmedSupplier(owner, customerId, people.staff!);
    return {
      machine: evidenceMachine,
      async make() {
        await app.db.query('delete from supplier_evidences where supplier_id = $1', [supplierId]);
        return (await supply.addEvidence(owner, supplierId, { level: 'IDENTITY' })).id;
      },
      read: (id) =>
        readWritten(app, id, {
          sql: 'select version, result as state from supplier_evidences where id = $1',
        }),
      actors: Object.keys(people),
      allowed: (id, actor) =>
        allowedAmong(
          app,
          people[actor]!.headers,
          actor === 'staff' ? '/admin/evidences' : `/suppliers/${supplierId}/evidences`,
          id,
        ),
      act(id, action, actor, version) {
        const by = people[actor]!.headers;
        if (action === 'WITHDRAW')
          return ask(by, 'DELETE', `/suppliers/${supplierId}/evidences/${id}?version=${version}`);
        return ask(by, 'PUT', `/admin/evidences/${id}`, { version, decision: action, reason });
      },
      jumps: [30, 200, 390],
      async requireMore(_id, { state }) {
        const isInForce = state === 'ACCEPTED' && app.clock.now() < new Date('2027-12-31T20:30:00Z');
        const body = ok(await app.get('/suppliers/{id}', { path: { id: supplierId } }));
        expect(body.verificationLevel, state).toBe(isInForce ? 'IDENTITY' : 'NONE');
      },
    };
  }

  return { supplier, claim, evidence };
}
