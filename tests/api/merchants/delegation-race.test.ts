import { expect, it } from 'vitest';
import { newId } from '../../../api/src/platform/ids.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { delegationsOf, memberOf, newSeller, runSupplier, termsFrom } from '../../kit/delegations.ts';

const NOW = '2026-12-01T08:00:00Z';
const AT_ONCE = 20;

it('twenty people give twenty exclusive delegations of the same at once: one is given', async () => {
  await using app = await startAppAt(NOW);
  const ask = delegationsOf(app);
  const { supplierId, customerId } = await runSupplier(app);
  const wishes = [];
  for (let index = 0; index < AT_ONCE; index += 1) {
    const { merchantId, owner } = await newSeller(app, `رقیب ${'ابپتثجچحخدذرزژسشصضطظ'[index]}`);
    const body = { merchantId, supplierId, ...termsFrom(NOW), kind: 'EXCLUSIVE' };
    const draft = (await ask.create(owner.headers, body)).body;
    await app.db.query('update merchant_delegations set document_file_id = $2 where id = $1', [draft.id, newId()]);
    const sent = (await ask.step(owner.headers, draft, 'submit')).body;
    wishes.push({ sent, giver: await memberOf(app, customerId, ['DELEGATION_MANAGE']) });
  }
  const answers = await Promise.all(wishes.map(({ sent, giver }) => ask.step(giver.headers, sent, 'confirm')));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'given' : body.code));
  expect(codes.filter((each) => each === 'given')).toHaveLength(1);
  expect(codes.filter((each) => each === 'DELEGATION_OVERLAP')).toHaveLength(AT_ONCE - 1);
  const [{ count } = { count: 0 }] = await app.db.query<{ count: number }>(
    `select count(*)::int as count from merchant_delegations where supplier_id = $1 and status = 'ACTIVE'`,
    [supplierId],
  );
  expect(count).toBe(1);
});
