import type { Trader, Trading } from '../../trade/trading.kit.ts';
import { readTrade } from '../../trade/trading.kit.ts';

export type QuoteBody = {
  id: string;
  participationId: string;
  version: number;
  status: string;
  round?: number;
  totalRial: string;
  lines: object[];
  difference: object[];
  code?: string;
  errors?: { field: string; code: string }[];
  missing: object[];
  approvalsNeeded?: number;
  allowedActions: string[];
};
export type Answer = { status: number; body: QuoteBody };

/** A buyer of several sellers names to which of them. */
type Given = { price?: number; days?: number; participationId?: string };

const DAY_MS = 86_400_000;

/** What people do with offers about orders of `trading`. */
export function quotingAt({ app, ask }: Pick<Trading, 'app' | 'ask'>) {
  const day = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const linesOf = (id: string) =>
    app.db.query<{ id: string }>('select id from trade_lines where request_id = $1 order by place', [id]);
  const as = (by: Trader, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    ask(by, method, path, body) as unknown as Promise<Answer>;

  /** Of all lines at one price, valid for so many days. */
  async function content(id: string, { price = 1000, days = 5, ...more }: Given = {}) {
    const lines = (await linesOf(id)).map((line) => ({ lineId: line.id, unitPriceRial: String(price) }));
    return { lines, validUntil: day(days), freight: { kind: 'INCLUDED' }, ...more };
  }

  const latest = async (id: string) =>
    (
      await app.db.query<{ id: string; version: number; status: string; side: 'BUYER' | 'SELLER' }>(
        'select id, version, status, side from quotes where request_id = $1 order by round desc nulls last limit 1',
        [id],
      )
    )[0];
  const clearDrafts = (id: string) =>
    app.db.query(
      `delete from quotes q where request_id = $1 and status = 'DRAFT'
         and not exists (select from trade_approvals a where a.subject_id = q.id and a.status = 'PENDING')`,
      [id],
    );

  const draft = async (id: string, by: Trader, given: Given = {}) =>
    as(by, 'POST', `/traderequests/${id}/quotes`, await content(id, given));

  /** A draft, and the sending of it; the draft's refusal where it is refused. */
  async function send(id: string, by: Trader, given: Given = {}): Promise<Answer> {
    const made = await draft(id, by, given);
    if (made.status !== 200) return made;
    return as(by, 'POST', `/quotes/${made.body.id}/send`, { version: made.body.version });
  }

  const step = (by: Trader, { id, version }: { id: string; version: number }, name: string, more: object = {}) =>
    as(by, 'POST', `/quotes/${id}/${name}`, { version, ...more });

  return {
    as,
    content,
    latest,
    clearDrafts,
    draft,
    send,
    step,
    day,

    /** An order that waits for its seller. */
    async published(publish: Trading['publish'], id: string): Promise<string> {
      const answer = await publish('owner', id, 1);
      if (answer.status !== 200) throw new Error(`publish: ${JSON.stringify(answer.body)}`);
      return id;
    },

    /** A step of the request's table with the offer that it is about; undefined where there is none. */
    async act(id: string, action: string, by: Trader, version: number): Promise<Answer | undefined> {
      await clearDrafts(id);
      // Each offer says something else than the one before.
      if (action === 'SEND_QUOTE') return send(id, by, { price: 1000 + version });
      const offer = await latest(id);
      const now = await readTrade(app, id);
      const known = offer && offer.version - (now!.version - version);
      if (!offer || !known) return undefined;
      const more = action === 'EXTEND_QUOTE' ? { validUntil: day(4) } : {};
      return step(by, { ...offer, version: known }, action.split('_')[0]!.toLowerCase(), more);
    },
  };
}
