import type { Queryable } from '../../../platform/database/database.ts';
import { invalidAll } from '../../../platform/problem.ts';
import { foldSearchKey } from '../../../platform/text.ts';
import type { Draft } from '../requests/drafts.ts';
import type { NeedsGround } from '../requests/ground.ts';
import { problemsOfNeededBy } from '../lines/line-rules.ts';
import type { LineRow } from '../lines/lines.repository.ts';
import { neededInputOf, readNeededLines } from '../lines/needs/needed-lines.ts';
import {
  type Change,
  changeOf,
  changesOf,
  type FindAddress,
  inputOf,
  termsOf,
  type UsualAddress,
} from '../requests/order-content.ts';
import type { TradeRequestRow } from '../requests/requests.repository.ts';
import type { OpenInput } from './open.schemas.ts';
import { problemsOfQuoteDeadline } from './quote-deadline.ts';
import { readAskable } from './sellers.ts';

type Reading = {
  buyerId: string;
  number: string;
  ground: NeedsGround;
  findAddress: FindAddress;
  /** For a request that is begun, which has it where no other is given. */
  usualAddress?: UsualAddress;
  /** Those that are there already. */
  lines?: readonly LineRow[];
  /** The type of a request that is there already, where no line tells it. */
  categoryType?: TradeRequestRow['categoryType'];
};

/** Judges an open request and reads what it is made of. @throws Problem 400 naming each field that breaks a rule */
export async function readOpenContent(
  db: Queryable,
  input: OpenInput,
  { buyerId, number, ground, findAddress, usualAddress, lines: known = [], ...reading }: Reading,
): Promise<Draft> {
  const { now } = ground;
  const { merchantIds = [], visibility } = input;
  const quoteDeadlineAt = input.quoteDeadlineAt === undefined ? undefined : new Date(input.quoteDeadlineAt);
  const address = input.addressId === undefined ? undefined : await findAddress(input.addressId);
  const { lines, categoryType, errors } = await readNeededLines(db, input.lines, ground, { known, ...reading });
  invalidAll([
    ...(visibility === 'DIRECT' ? [{ field: 'visibility', code: 'UNKNOWN_VALUE' } as const] : []),
    ...errors,
    ...problemsOfNeededBy(input.neededBy, now),
    ...problemsOfQuoteDeadline(quoteDeadlineAt, now),
    ...(input.addressId !== undefined && !address ? [{ field: 'addressId', code: 'ADDRESS_NOT_FOUND' } as const] : []),
  ]);
  const sellers = await readAskable(db, merchantIds, buyerId);
  const isGivenNone = categoryType === 'Product' && input.addressId === undefined;
  const fields = {
    categoryType: categoryType!,
    visibility,
    quoteDeadlineAt: quoteDeadlineAt ?? null,
    acceptListPrice: false,
    showsTarget: input.showsTarget ?? false,
    ...termsOf(input, address),
    ...(isGivenNone && (await usualAddress?.())),
    // Neither who buys nor who else is asked: sellers find it by its words too.
    searchKey: foldSearchKey(
      [number, input.buyerReference, ...lines.flatMap(({ snapshot }) => [snapshot.title, snapshot.sku])].join(' '),
    ),
  };
  return { fields, lines, sellers };
}

/** An open request as it stands, as if it were written anew. */
export function openInputOf(row: TradeRequestRow, lines: readonly LineRow[]): OpenInput {
  const { acceptListPrice: _, ...input } = inputOf(row, []);
  return {
    ...input,
    lines: neededInputOf(lines),
    visibility: row.visibility,
    showsTarget: row.showsTarget,
    merchantIds: row.chains.map(({ merchantId }) => merchantId),
    ...(row.quoteDeadlineAt && { quoteDeadlineAt: row.quoteDeadlineAt.toISOString() }),
  };
}

const namesOf = (sellers: readonly { sellerName: string }[]) =>
  sellers
    .map(({ sellerName }) => sellerName)
    .toSorted()
    .join('، ');

/** What an edit changed, for the timeline. */
export const changesOfOpen = (row: TradeRequestRow, before: readonly LineRow[], draft: Draft): Change[] => [
  ...changesOf(row, before, { fields: draft.fields, lines: [...draft.lines] }),
  ...changeOf('visibility', row.visibility, draft.fields.visibility),
  ...changeOf('showsTarget', String(row.showsTarget), String(draft.fields.showsTarget)),
  ...changeOf('quoteDeadlineAt', row.quoteDeadlineAt?.toISOString(), draft.fields.quoteDeadlineAt?.toISOString()),
  ...changeOf('sellers', namesOf(row.chains), namesOf(draft.sellers)),
];
