import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../../../kit/rest.ts';
import { type Evidence, type Person, type Supplier, startSupply } from './claims.kit.ts';

const NOW = '2026-11-23T08:00:00Z'; // a Monday
const DAY = 86_400_000;
let at: Awaited<ReturnType<typeof startSupply>>;
beforeAll(async () => {
  at = await startSupply(NOW);
});
afterAll(() => at?.app.stop());
beforeEach(() => at.goTo(NOW));

describe('an evidence', () => {
  it('has days that make sense, and a paper of one’s own', async () => {
    const { customerId, owner } = await at.supply.company();
    const stranger = await at.supply.person();
    const { id } = await at.supply.done<Supplier>(owner, 'POST', '/suppliers', await at.supply.newSupplier(customerId));
    const wrong = async (more: object) => {
      const { status, body } = await at.supply.send(
        owner,
        'POST',
        `/suppliers/${id}/evidences`,
        await at.supply.newEvidence(owner, more),
      );
      return [status, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await wrong({ validFrom: '2026-05-01', validTo: '2026-04-01' })).toEqual([400, 'validTo ENDS_BEFORE_START']);
    expect(await wrong({ validFrom: '2020-05-01', validTo: '2026-04-01' })).toEqual([400, 'validTo DAY_PAST']);
    expect(await wrong({ validFrom: '2026-12-01', validTo: '2027-04-01' })).toEqual([400, 'validFrom IN_FUTURE']);
    expect(await wrong({ validTo: '2036-01-02' })).toEqual([400, 'validTo EVIDENCE_TOO_LONG']);
    expect(await wrong({ fileId: await at.supply.paper(owner, 'DRAWING', 'image/vnd.dxf') })).toEqual([
      400,
      'fileId FILE_TYPE_NOT_ALLOWED',
    ]);
    expect((await wrong({ fileId: await at.supply.paper(stranger) }))[0]).toBe(404);
    expect(await wrong({})).toEqual([200]);
  });

  it('counts until its last second, is told of before, and not longer than its paper', async () => {
    const { customerId, owner } = await at.supply.company();
    const { id } = await at.supply.confirmedSupplier(owner, customerId, at.staff);
    const site = await at.supply.addEvidence(owner, id, { level: 'SITE', validTo: '2027-06-30' });
    const verdict = { version: site.version, decision: 'ACCEPT', reason: 'کارگاه دیده شد' };
    const path = `/admin/evidences/${site.id}`;
    const bare = await at.supply.send(at.staff, 'PUT', path, { ...verdict, validTo: '2027-07-01' });
    expect(bare.body.errors!.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'validTo EVIDENCE_AFTER_PAPER',
      'visitedOn REQUIRED',
      'visitor REQUIRED',
    ]);
    const visit = { visitedOn: '2026-11-20', visitor: 'نگار موسوی' };
    await at.supply.done<Evidence>(at.staff, 'PUT', path, { ...verdict, ...visit, validTo: '2027-03-20' });
    const level = async () => ok(await at.publicOf(id)).verificationLevel;
    expect(await level()).toBe('SITE');

    // The 20th is over at half past eight in the evening, by UTC.
    const end = new Date('2027-03-20T20:30:00Z');
    await at.untilThen(new Date(end.getTime() - 30 * DAY));
    await at.untilThen(new Date(end.getTime() - 7 * DAY));
    expect(await at.noticesOf(site.id)).toEqual(['EVIDENCE_ACCEPTED', 'EVIDENCE_ENDS_SOON', 'EVIDENCE_ENDS_SOON']);
    await at.goTo(new Date(end.getTime() - 1));
    expect(await level()).toBe('SITE');
    await at.app.db.query('delete from changes');
    await at.untilThen(end);
    expect(await level(), 'the next one in force').toBe('BUSINESS');
    const tags = await at.app.db.query<{ tag: string }>('select tag from changes');
    expect(
      tags.map(({ tag }) => tag),
      'caches hear of it',
    ).toContain(id);
    const [own] = await at.suppliersOf(owner);
    expect(own!.evidences.find((each) => each.id === site.id)).toMatchObject({ status: 'EXPIRED' });
  });

  it('that is revoked counts no more, and nothing is told of its end', async () => {
    const { customerId, owner } = await at.supply.company();
    const { id, evidences } = await at.supply.confirmedSupplier(owner, customerId, at.staff);
    const [evidence] = evidences;
    const verdict = { version: evidence!.version, decision: 'REVOKE', reason: 'پروانه باطل شده است' };
    await at.supply.done(at.staff, 'PUT', `/admin/evidences/${evidence!.id}`, verdict);
    expect(ok(await at.publicOf(id)).verificationLevel).toBe('NONE');
    await at.untilThen('2027-12-25T00:00:00Z');
    expect(await at.noticesOf(evidence!.id)).toEqual(['EVIDENCE_ACCEPTED', 'EVIDENCE_REVOKED']);
  });

  it('shows its paper to who writes the catalogue and to at.staff, not to other members', async () => {
    const { customerId, owner } = await at.supply.company();
    const writer = await at.supply.member(customerId, ['CATALOG_EDIT']);
    const reader = await at.supply.member(customerId, ['MESSAGE']);
    const { id, evidences } = await at.supply.readySupplier(owner, customerId);
    const fileId = evidences[0]!.file!.id;
    const link = async (who: Person) => (await at.supply.send(who, 'GET', `/files/${fileId}/link`)).status;
    expect([
      await link(writer),
      await link(reader),
      await link(at.staff),
      await link(await at.supply.person()),
    ]).toEqual([200, 404, 200, 404]);
    const [seen] = await at.supply.done<Evidence[]>(reader, 'GET', `/suppliers/${id}/evidences`);
    expect(seen).toMatchObject({ status: 'WAITING', allowedActions: [] });
    expect(seen!.file).toBeUndefined();
  });
});
