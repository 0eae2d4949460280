import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../../kit/app-at.ts';
import { servicingAt, threeParts } from '../../orders/milestones/servicing.kit.ts';
import { tradingAt } from '../../trade/trading.kit.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let services: ReturnType<typeof servicingAt>;
beforeAll(async () => {
  app = await startAppAt('2026-12-05T08:00:00Z');
  services = servicingAt(await tradingAt(app));
});
afterAll(() => app?.stop());

type Shown = { totalRial: string; milestones: { sharePercent: string; totalRial: string }[] };

describe('parts of a service in an offer', () => {
  const refusals = async (milestones: object[], categoryType?: string) => {
    const id = await services.asked(categoryType);
    const body = { ...(await services.offer(id, [])), milestones };
    const answer = await services.as('seller', 'POST', `/traderequests/${id}/quotes`, body);
    return answer.status === 200 ? [] : answer.body.errors!.map(({ field, code }) => `${field} ${code}`);
  };

  it.each([
    [
      [
        { title: 'طراحی', sharePercent: '40' },
        { title: 'ساخت', sharePercent: '59.99' },
      ],
      ['milestones[1].sharePercent SHARES_SUM'],
    ],
    [[{ title: 'طراحی', sharePercent: '100' }, { title: 'ساخت' }], ['milestones[1].sharePercent SHARES_SUM']],
    [[{ title: 'طراحی' }, { title: 'ساخت', sharePercent: '60' }], ['milestones[0].sharePercent REQUIRED']],
    [[{ title: 'طراحی', sharePercent: '0' }, { title: 'ساخت' }], ['milestones[0].sharePercent MIN_VALUE']],
    [[{ title: 'طراحی', sharePercent: '12.345' }, { title: 'ساخت' }], ['milestones[0].sharePercent DECIMAL_PLACES']],
    [[{ title: 'طراحی', sharePercent: '101' }, { title: 'ساخت' }], ['milestones[0].sharePercent MAX_VALUE']],
    [[{ title: 'طراحی', dueOn: '2026-12-04' }], ['milestones[0].dueOn DAY_PAST']],
    [[{ title: 'همه' }], []],
  ])('are judged: %j', async (milestones, wanted) => {
    expect(await refusals(milestones)).toEqual(wanted);
  });

  it('are of services and consulting alone', async () => {
    expect(await refusals([{ title: 'همه' }], 'Product')).toEqual(['milestones MILESTONES_OF_SERVICES']);
    expect(await refusals([{ title: 'همه' }], 'ElectronicDocument')).toEqual(['milestones MILESTONES_OF_SERVICES']);
    expect(await refusals([{ title: 'همه' }], 'ConsultingService')).toEqual([]);
  });

  it('are told with what they cost, to the rial, and differ from those before', async () => {
    const id = await services.asked();
    const first = await services.as(
      'seller',
      'POST',
      `/traderequests/${id}/quotes`,
      await services.offer(id, threeParts, 997),
    );
    const sent = (await services.step('seller', first.body, 'send')).body as unknown as Shown;
    expect(sent.milestones.map(({ sharePercent }) => sharePercent)).toEqual(['33.33', '33.33', '33.34']);
    const sum = sent.milestones.reduce((all, { totalRial }) => all + BigInt(totalRial), 0n);
    expect(String(sum)).toBe(sent.totalRial);
    const counter = await services.as('owner', 'POST', `/traderequests/${id}/quotes`, {
      ...(await services.offer(id, [{ title: 'همه', dueOn: '2027-01-10' }], 997)),
    });
    const shown = counter.body as unknown as { difference: { path: string; before?: string; after?: string }[] };
    expect(shown.difference.find(({ path }) => path === 'milestones')).toEqual({
      path: 'milestones',
      before: 'نقشه‌های پایه · 33.33%، نقشه‌های ساخت · 33.33%، تحویل نهایی · 33.34%',
      after: 'همه · 100% · 2027-01-10',
    });
  });
});
