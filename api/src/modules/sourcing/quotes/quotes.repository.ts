import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { PlannedMilestone } from '../../orders/milestones/shares.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import type { Cost } from './quote-prices.ts';
import type { QuoteStatus } from './quotes.enums.ts';
import type { Quote } from './quotes.schemas.ts';

export type QuoteLineRow = {
  lineId: string;
  title: string;
  isOffered: boolean;
  quantity: string;
  unitId: string;
  unitPriceRial: string | null;
  discountRial: string;
  vatBasisPoints: number;
  netRial: string;
  vatRial: string;
  leadTimeDays: number | null;
  alternativeSupplierProductId: string | null;
  alternativeTitle: string | null;
  alternativeSupplierName: string | null;
  alternativeSku: string | null;
  /** Whether that is something else than was asked. */
  isAlternative: boolean;
  note: string | null;
};

/** What an offer says. */
export type QuoteFields = {
  freight: Cost & { kind: Quote['freight']['kind'] };
  otherCosts: (Cost & { title: string })[];
  paymentTerm: Quote['paymentTerm'] | null;
  deliveryTerm: string | null;
  tolerancePercent: string;
  /** In which parts a service is done; none: as a whole. */
  milestones: PlannedMilestone[];
  validUntil: string | null;
  note: string | null;
  internalNote: string | null;
  netRial: string;
  vatRial: string;
  totalRial: string;
};

export type QuoteRow = QuoteFields & {
  id: string;
  requestId: string;
  participationId: string;
  side: TradeSide;
  /** As it was last written; what is over may still be SENT here. */
  status: QuoteStatus;
  round: number | null;
  version: number;
  authorName: string | null;
  requestHash: string;
  contentHash: string | null;
  sentAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `q.id, q.request_id as "requestId", q.participation_id as "participationId", q.side, q.status, q.round, q.version,
  nullif(concat_ws(' ', a.first_name, a.last_name), '') as "authorName", q.request_hash as "requestHash", q.freight,
  q.other_costs as "otherCosts", q.payment_term as "paymentTerm", q.delivery_term as "deliveryTerm",
  trim_scale(q.tolerance_percent)::text as "tolerancePercent", q.milestones, q.valid_until::text as "validUntil", q.note,
  q.internal_note as "internalNote", q.net_rial::text as "netRial", q.vat_rial::text as "vatRial",
  q.total_rial::text as "totalRial", q.content_hash as "contentHash", q.sent_at as "sentAt", q.created_at as "createdAt",
  q.updated_at as "updatedAt"`;
const described = 'quotes q left join persons a on a.user_id = q.author_user_id';

export async function readQuote(db: Queryable, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.query<QuoteRow>(`select ${columns} from ${described} where q.id = $1`, [id], 'quote');
  return row;
}

/** The draft of a side in a chain. */
export async function readDraft(tx: Tx, participationId: string, side: TradeSide): Promise<QuoteRow | undefined> {
  const [row] = await tx.query<QuoteRow>(
    `select ${columns} from ${described} where q.participation_id = $1 and q.side = $2 and q.status = 'DRAFT'`,
    [participationId, side],
  );
  return row;
}

/** All offers about some requests, drafts too, the newest first. */
export const readQuotes = (db: Queryable, requestIds: readonly string[]) =>
  db.query<QuoteRow>(
    `select ${columns} from ${described} where q.request_id = any($1::uuid[])
     order by q.round desc nulls first, q.created_at desc, q.id`,
    [requestIds],
    'quotes',
  );

/** Of which requests some offers are. */
export const readRequestsOfQuotes = async (db: Queryable, ids: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ id: string }>('select distinct request_id as id from quotes where id = any($1::uuid[])', [ids])
  ).map(({ id }) => id);

const lineColumns = `l.quote_id as "quoteId", l.line_id as "lineId", l.title, l.is_offered as "isOffered",
  trim_scale(l.quantity)::text as quantity, l.unit_id as "unitId", l.unit_price_rial::text as "unitPriceRial",
  l.discount_rial::text as "discountRial", l.vat_basis_points as "vatBasisPoints", l.net_rial::text as "netRial",
  l.vat_rial::text as "vatRial", l.lead_time_days as "leadTimeDays",
  l.alternative_supplier_product_id as "alternativeSupplierProductId", l.alternative_title as "alternativeTitle",
  l.alternative_supplier_name as "alternativeSupplierName", l.alternative_sku as "alternativeSku",
  coalesce(l.is_alternative, l.alternative_supplier_product_id is not null) as "isAlternative", l.note`;

/** The lines of an offer, in their order. */
export const readQuoteLines = (db: Queryable, quoteId: string) =>
  db.query<QuoteLineRow>(
    `select ${lineColumns} from quote_lines l where l.quote_id = $1 order by l.place`,
    [quoteId],
    'quote_lines',
  );

/** Those of all offers about some requests. @param lastRounds only of drafts and of so many rounds of each chain */
export const readLinesOfQuotes = (db: Queryable, requestIds: readonly string[], lastRounds: number | null) =>
  db.query<QuoteLineRow & { quoteId: string }>(
    `select ${lineColumns} from quotes q join quote_lines l on l.quote_id = q.id
     where q.request_id = any($1::uuid[]) and ($2::int is null or q.round is null or q.round > (
       select max(o.round) from quotes o where o.participation_id = q.participation_id) - $2::int)
     order by l.quote_id, l.place`,
    [requestIds, lastRounds],
    'lines_of_quotes',
  );

type Written = { fields: QuoteFields; lines: readonly QuoteLineRow[]; requestHash: string; authorId: string };
type NewQuote = Written & Pick<QuoteRow, 'id' | 'requestId' | 'participationId' | 'side'>;

export async function insertQuote(tx: Tx, { id, requestId, participationId, side, ...written }: NewQuote, now: Date) {
  await tx.query(
    `insert into quotes (id, request_id, participation_id, side, status, author_user_id, request_hash, freight, other_costs,
       payment_term, delivery_term, tolerance_percent, milestones, valid_until, note, internal_note, net_rial, vat_rial, total_rial,
       created_at, updated_at)
     values ($1, $2, $3, $4, 'DRAFT', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19)`,
    [id, requestId, participationId, side, ...valuesOf(written), now],
  );
  await putLines(tx, id, written.lines);
}

/** Another content of a draft. */
export async function writeQuote(tx: Tx, id: string, written: Written, now: Date): Promise<void> {
  const quote = tx.query(
    `update quotes set author_user_id = $2, request_hash = $3, freight = $4, other_costs = $5, payment_term = $6,
       delivery_term = $7, tolerance_percent = $8, milestones = $9, valid_until = $10, note = $11, internal_note = $12,
       net_rial = $13, vat_rial = $14, total_rial = $15, updated_at = $16, version = version + 1 where id = $1`,
    [id, ...valuesOf(written), now],
  );
  const deleted = tx.query('delete from quote_lines where quote_id = $1', [id]);
  await Promise.all([quote, deleted, putLines(tx, id, written.lines)]);
}

const valuesOf = ({ fields, requestHash, authorId }: Written) => [
  authorId,
  requestHash,
  JSON.stringify(fields.freight),
  JSON.stringify(fields.otherCosts),
  fields.paymentTerm,
  fields.deliveryTerm,
  fields.tolerancePercent,
  JSON.stringify(fields.milestones),
  fields.validUntil,
  fields.note,
  fields.internalNote,
  fields.netRial,
  fields.vatRial,
  fields.totalRial,
];

const putLines = (tx: Tx, quoteId: string, lines: readonly QuoteLineRow[]) =>
  tx.query(
    `insert into quote_lines (quote_id, line_id, place, title, is_offered, quantity, unit_id, unit_price_rial, discount_rial,
       vat_basis_points, net_rial, vat_rial, lead_time_days, alternative_supplier_product_id, alternative_title,
       alternative_supplier_name, alternative_sku, is_alternative, note)
     select $1, "lineId", place, title, "isOffered", quantity, "unitId", "unitPriceRial", "discountRial", "vatBasisPoints",
       "netRial", "vatRial", "leadTimeDays", "alternativeSupplierProductId", "alternativeTitle",
       "alternativeSupplierName", "alternativeSku", "isAlternative", note
     from jsonb_to_recordset($2::jsonb) as line ("lineId" uuid, place int, title text, "isOffered" boolean, quantity numeric,
       "unitId" uuid, "unitPriceRial" numeric, "discountRial" numeric, "vatBasisPoints" int, "netRial" numeric,
       "vatRial" numeric, "leadTimeDays" int, "alternativeSupplierProductId" uuid, "alternativeTitle" text,
       "alternativeSupplierName" text, "alternativeSku" text, "isAlternative" boolean, note text)`,
    [quoteId, JSON.stringify(lines.map((line, index) => ({ ...line, place: index + 1 })))],
  );

type Sent = { round: number; contentHash: string; committedBy: string | null };

/** What is written stays as it is from now on. */
export const sendQuote = (tx: Tx, id: string, { round, contentHash, committedBy }: Sent, now: Date) =>
  tx.query(
    `update quotes set status = 'SENT', round = $2, content_hash = $3, sent_at = $5, updated_at = $5, version = version + 1,
       committed_user_id = $4::uuid, committed_at = case when $4::uuid is not null then $5::timestamptz end where id = $1`,
    [id, round, contentHash, committedBy, now],
  );

/** @param committedBy who of the buyer's side bound the company by it; what is there stays without one */
export const moveQuote = (tx: Tx, id: string, status: QuoteStatus, now: Date, committedBy: string | null = null) =>
  tx.query(
    `update quotes set status = $2, updated_at = $3, version = version + 1, committed_user_id = coalesce($4::uuid, committed_user_id),
       committed_at = case when $4::uuid is not null then $3 else committed_at end where id = $1`,
    [id, status, now, committedBy],
  );

/** Offers that stand, or are over and could be extended: of a chain, or of all chains of a request. */
export const moveStanding = (
  tx: Tx,
  of: { requestId: string } | { participationId: string },
  status: QuoteStatus,
  now: Date,
) => {
  const [column, id] = 'requestId' in of ? ['request_id', of.requestId] : ['participation_id', of.participationId];
  return tx.query(
    `update quotes set status = $2, updated_at = $3, version = version + 1 where ${column} = $1 and status in ('SENT', 'EXPIRED')`,
    [id, status, now],
  );
};

/** Offers of a request that the clock has not told of: sent, and over by a day. */
export const readEnded = (tx: Tx, requestId: string, before: string) =>
  tx.query<Pick<QuoteRow, 'id' | 'round' | 'participationId'>>(
    `select id, round, participation_id as "participationId" from quotes
     where request_id = $1 and status = 'SENT' and valid_until < $2::date order by id`,
    [requestId, before],
  );

export const deleteQuote = (tx: Tx, id: string) => tx.query('delete from quotes where id = $1', [id]);

/** Offers stay for the companies, without the person. */
export const forgetAuthor = (tx: Tx, userId: string) =>
  tx.query(
    `update quotes set author_user_id = nullif(author_user_id, $1), committed_user_id = nullif(committed_user_id, $1)
     where author_user_id = $1 or committed_user_id = $1`,
    [userId],
  );
