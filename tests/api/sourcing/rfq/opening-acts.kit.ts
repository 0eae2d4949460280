import type { App } from '../../../kit/histories.ts';
import { putFile } from '../../orders/fulfilment/delivering.kit.ts';
import type { Answer, By, OpeningParts } from './opening.kit.ts';

/** A buyer and three sellers of an open request, as histories and walks name them. */
export const openActors: Record<string, By> = { owner: 'owner', requester: 'requester', first: 1, second: 2, third: 3 };
const isSeller = (by: By): by is 1 | 2 | 3 => typeof by === 'number';
type Quote = { id: string; version: number; participationId: string };

const ofAuthor = ['WITHDRAW_QUOTE', 'EXTEND_QUOTE'];

/** What people do with open requests. */
export function openActsAt(app: App, opening: OpeningParts) {
  /** An offer for a step: of a seller the last of its own chain, of a buyer one that a seller has sent, or the own to be taken back. */
  async function quoteFor(id: string, by: By, action: string): Promise<Quote | undefined> {
    const side = isSeller(by) ? null : ofAuthor.includes(action) ? 'BUYER' : 'SELLER';
    const part = isSeller(by) ? await opening.partOf(id, by) : null;
    const [row] = await app.db.query<Quote>(
      `select id, version, participation_id as "participationId" from quotes
       where request_id = $1 and status <> 'DRAFT' and (participation_id = $2 or side = $3)
       order by status in ('SENT', 'EXPIRED') desc, sent_at desc, round desc, id limit 1`,
      [id, part, side],
    );
    return row;
  }

  /** Tries an act by somebody on the version that is there; undefined where there is nothing to try it on. */
  return async (id: string, action: string, by: By, version: number): Promise<Answer | undefined> => {
    await app.db.query(`delete from quotes where request_id = $1 and status = 'DRAFT'`, [id]);
    const path = `/traderequests/${id}`;
    const now = await opening.versionOf(id);
    // A seller knows its own version; what is stale is as stale there.
    const own = isSeller(by) ? (await opening.versionOf(id, by)) - (now - version) : version;
    if (own < 1) return undefined;
    const post = (step: string, more: object = {}) =>
      opening.ask(by, 'POST', `${path}/${step}`, { version: own, ...more });
    if (action === 'SEND_QUOTE') {
      if (version !== now) return undefined;
      const participationId = isSeller(by)
        ? {}
        : { participationId: (await quoteFor(id, by, action))?.participationId };
      if (!isSeller(by) && !participationId.participationId) return undefined;
      return opening.offered(id, by, { price: 1000 + version, days: 2, ...participationId });
    }
    if (action.endsWith('_QUOTE') && action !== 'DECLINE_TO_QUOTE') {
      const quote = await quoteFor(id, by, action);
      if (!quote || quote.version - (now - version) < 1) return undefined;
      const more =
        { EXTEND_QUOTE: { validUntil: opening.day(3) }, DECLINE_QUOTE: { reasonCode: 'PRICE' } }[action] ?? {};
      const known = { ...quote, version: quote.version - (now - version) };
      return opening.quoteStep(by, known, action.split('_')[0]!.toLowerCase(), more);
    }
    if (action === 'DECLINE_TO_QUOTE')
      return post(`participations/${await opening.partOf(id, isSeller(by) ? by : 1)}/decline`, {
        reasonCode: 'CAPACITY',
      });
    if (action === 'REMOVE_SELLER') {
      const { participations = [] } = await opening.one(id);
      const part =
        participations.find(({ allowedActions }) => allowedActions.includes('REMOVE')) ?? participations.at(-1)!;
      return opening.ask(by, 'DELETE', `${path}/participations/${part.id}?version=${version}`);
    }
    if (action === 'INVITE_SELLER') {
      const { participations = [] } = await opening.one(id);
      const merchantIds = opening
        .merchantIds(4, 5)
        .filter((each) => participations.every(({ merchantId }) => merchantId !== each));
      return merchantIds.length > 0 ? post('participations', { merchantIds: merchantIds.slice(0, 1) }) : undefined;
    }
    if (action === 'REQUEST_INFO') return post('request-info', { text: 'کدام استاندارد؟' });
    if (action === 'PROVIDE_INFO') return post('provide-info', { text: 'استاندارد ملی' });
    if (action === 'ADD_DOCUMENT') {
      const { userId } = opening.personOf(by);
      return post('documents', { type: 'OTHER', fileId: await putFile(app, userId) });
    }
    return post(action.toLowerCase().replaceAll('_', '-'));
  };
}
