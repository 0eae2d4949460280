import { quotingAt } from '../../sourcing/quotes/quoting.kit.ts';
import { readTrade, type TradingParts } from '../../trade/trading.kit.ts';
import { ok } from '../../../kit/rest.ts';

export type Part = { title: string; sharePercent?: string; dueOn?: string };
export const threeParts: Part[] = [
  { title: 'نقشه‌های پایه', sharePercent: '33.33' },
  { title: 'نقشه‌های ساخت', sharePercent: '33.33' },
  { title: 'تحویل نهایی' },
];

/** Orders of services that are done in parts. */
export function servicingAt(trading: TradingParts) {
  const { app } = trading;
  const quoting = quotingAt(trading);
  /** One that waits for its seller. */
  async function asked(categoryType = 'IndustrialService', given: object = {}): Promise<string> {
    const id = await quoting.published(trading.publish, await trading.draft(given));
    await app.db.query('update trade_requests set category_type = $2 where id = $1', [id, categoryType]);
    return id;
  }
  const offer = async (id: string, milestones: Part[], price = 1000) => ({
    ...(await quoting.content(id, { price })),
    milestones,
  });
  return {
    ...quoting,
    asked,
    offer,
    /** One that both agreed to in these parts. */
    async agreed(milestones: Part[] = threeParts, price = 1000): Promise<string> {
      const id = await asked();
      const made = await app.post('/traderequests/{id}/quotes', {
        by: trading.people.seller,
        path: { id },
        body: await offer(id, milestones, price),
      });
      if (made.status !== 200) throw new Error(`offer: ${JSON.stringify(made.body)}`);
      for (const [by, step] of [
        ['seller', 'send'],
        ['owner', 'accept'],
      ] as const) {
        const { version } = (await quoting.latest(id))!;
        const answer = await quoting.step(by, { id: ok(made).id, version }, step);
        if (answer.status !== 200) throw new Error(`${step}: ${JSON.stringify(answer.body)}`);
      }
      if ((await readTrade(app, id))!.state !== 'IN_FULFILMENT') throw new Error('not in fulfilment');
      return id;
    },
  };
}
