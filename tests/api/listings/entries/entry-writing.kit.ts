import { expect } from 'vitest';
import { pngOf, upload } from '../../../kit/uploads.ts';
import { newDraft, type OwnEntry, sellerOf } from './entries.kit.ts';
import type { People, Person } from '../../ownership/kinds.ts';
import { unitIds } from '../../../kit/units.ts';

export type Image = { fileId: string; altText: string; url?: string; small?: string; isWaiting: boolean };
export type Document = { title: string; kind: string; fileId?: string; name?: string };
export type Change = {
  id: string;
  version: number;
  kind: string;
  status: string;
  differences: { field: string; was?: string; asked?: string; askedTiers?: object[] }[];
  images: Image[];
  reason?: string;
  allowedActions: string[];
};
export type Entry = OwnEntry & {
  title: string;
  sku: string;
  saleUnitText: string;
  saleUnitId: string;
  conversions: { unitId: string; quantity: string }[];
  packSize: string;
  completenessScore: number;
  completenessGains: { part: string; points: number }[];
  missing: { code: string; gap?: string; actions: string[] }[];
  images: Image[];
  documents: Document[];
  changes: Change[];
};
export type Answer<Body = Entry> = {
  status: number;
  body: Body & { code: string; errors: { field: string; code: string; params?: string[] }[] };
};

let codes = 0;
/** The whole of an entry, as its editor sends it. */
export const wholeOf = (entry: Pick<Entry, 'version'>, more: object = {}) => ({
  version: entry.version,
  title: 'شیر توپی برنجی آزمون',
  sku: `WRITE-${(codes += 1)}`,
  saleUnitId: unitIds.piece,
  moq: '5',
  orderStep: '5',
  priceMode: 'FIXED',
  priceTiers: [{ minQty: '5', unitPriceRial: '7000000' }],
  stockState: 'IN_STOCK',
  leadTimeDays: 2,
  warranty: '۱۲ ماه',
  ...more,
});
/** The same of what is stored. */
export const sameOf = (entry: Entry, more: object = {}) => {
  const { version, title, sku, saleUnitId, conversions, moq, priceMode, priceTiers, stockState, leadTimeDays } = entry;
  const { orderStep, warranty } = entry as unknown as Record<string, string>;
  const terms = { saleUnitId, conversions, moq, orderStep, ...(warranty && { warranty }) };
  return { version, title, sku, ...terms, priceMode, priceTiers, stockState, leadTimeDays, ...more };
};

/** The seeded seller and a moderator, writing entries. */
export async function writingOf(people: People) {
  const seller = await sellerOf(people);
  const moderator = await people.login('09000000006');
  const by = async <Body = Entry>(who: Person, method: string, path: string, body?: unknown) =>
    (await people.as(who.accessToken, method, path, body)) as unknown as Answer<Body>;
  const put = (entry: Pick<Entry, 'id'>, body: object, step = '') =>
    by(seller, 'PUT', `/supplierproducts/${entry.id}${step}`, body);
  const step = (entry: Entry, name: string) =>
    by(seller, 'POST', `/supplierproducts/${entry.id}/${name}`, { version: entry.version });
  const decide = (of: { id: string; version: number }, decision: string, who = moderator) =>
    by(who, 'PUT', `/admin/productchanges/${of.id}`, {
      version: of.version,
      decision,
      reason: 'عنوان با مشخصات نمی‌خواند',
      ...(decision !== 'CONFIRM' && { reasonCode: 'TITLE' }),
    });
  const read = (entry: Pick<Entry, 'id'>, who = seller) => by(who, 'GET', `/supplierproducts/${entry.id}/own`);
  const right = <Body>(answer: Answer<Body>): Body => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const written = async (more: object = {}): Promise<Entry> => {
    const draft = await newDraft(people, seller);
    return right(await put(draft, wholeOf(draft, more)));
  };
  /** A file of somebody. @returns its id */
  const send = async (who = seller, bytes: Buffer | string = pngOf(700, 500), name?: string) => {
    const { body, status } = await upload(people.filesUrl, {
      bytes,
      name,
      headers: { authorization: `Bearer ${who.accessToken}` },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  };
  return {
    seller,
    moderator,
    by,
    put,
    step,
    decide,
    read,
    right,
    written,
    send,
    images: (entry: Entry, ids: string[]) =>
      put(
        entry,
        {
          version: entry.version,
          images: ids.map((fileId, index) => ({ fileId, altText: `شیر از سوی ${index + 1}` })),
        },
        '/images',
      ),
    documents: (entry: Entry, documents: object[]) => put(entry, { version: entry.version, documents }, '/documents'),
    /** One that buyers see. */
    async published(more: object = {}, prepare: (draft: Entry) => Promise<Entry> = (draft) => Promise.resolve(draft)) {
      const waiting = right(await step(await prepare(await written(more)), 'submit'));
      return right(await decide(waiting, 'CONFIRM'));
    },
  };
}
