import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { newId } from '../../../platform/ids.ts';
import { invalid, invalidAll, tooMany } from '../../../platform/problem.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { versionConflict } from '../../../platform/version.ts';
import type { Reference } from '../../reference/index.ts';
import { readOffered } from '../lines/offered-lines.repository.ts';
import { MOST_LINES } from '../requests/trade-steps.schemas.ts';
import { keptAmount, type Measures, mergedLine, problemsOfAmount, shownBasket } from './basket-amounts.ts';
import { type BasketLineRow, readBasket, writeBasket } from './basket.repository.ts';
import type { Basket, BasketAddition, BasketChange, BasketLine, NewBasketLine } from './basket.schemas.ts';
import { EMPTY_BASKET, lockBasket } from './taking.ts';

type Parts = { db: Database; clock: Clock; reference: Pick<Reference, 'unitTable'> };
export type Baskets = ReturnType<typeof makeBaskets>;
type Goods = Pick<BasketLine, 'supplierProductId'>;

/** What people gather before they order it or ask for it. */
export function makeBaskets({ db, clock, reference }: Parts) {
  async function measuresOf(query: Queryable, lines: readonly Goods[]): Promise<Measures> {
    const ids = [...new Set(lines.flatMap(({ supplierProductId }) => supplierProductId ?? []))];
    const [units, offers] = await Promise.all([
      reference.unitTable(),
      ids.length > 0 ? readOffered(query, ids, clock.now()) : [],
    ]);
    return { units, offers: new Map(offers.map((offer) => [offer.supplierProductId, offer])) };
  }
  return {
    async basket({ userId }: Actor): Promise<Basket> {
      const row = (await readBasket(db, userId)) ?? EMPTY_BASKET;
      return shownBasket(row, await measuresOf(db, row.lines));
    },

    /** @throws Problem 400 for a line that is none, or whose unit does not add up with what is there, 409 BASKET_FULL */
    async add(actor: Actor, { lines, whenPresent = 'REPLACE' }: BasketAddition, once?: Once): Promise<Basket> {
      const before = (await readBasket(db, actor.userId)) ?? EMPTY_BASKET;
      const measures = await measuresOf(db, [...lines, ...before.lines]);
      const added = readLines(lines, measures);
      return db.transaction(async (tx) => {
        const { version, lines: there } = await lockBasket(tx, actor);
        const after = added.reduce((all, line, index) => {
          const at = placeOf(all, line);
          if (at < 0) return [...all, line];
          const merged = mergedLine(all[at]!, line, whenPresent, measures);
          return merged ? all.with(at, merged) : invalid(`lines[${index}].unitId`, 'NOT_COMPARABLE');
        }, there);
        if (after.length > MOST_LINES) tooMany('BASKET_FULL', MOST_LINES);
        const row = { version: version + 1, lines: after };
        await writeBasket(tx, actor.userId, row, clock.now());
        const answer = shownBasket(row, measures);
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** @throws Problem 400 for a line that is none or stands twice, 409 for another version */
    async change(actor: Actor, { version, lines }: BasketChange): Promise<Basket> {
      const measures = await measuresOf(db, lines);
      const after = readLines(lines, measures);
      invalidAll(after.flatMap((line, at) => (placeOf(after, line) < at ? [repeated(at)] : [])));
      return db.transaction(async (tx) => {
        const before = await lockBasket(tx, actor);
        if (before.version !== version) versionConflict(before.version);
        const row = { version: version + 1, lines: after };
        await writeBasket(tx, actor.userId, row, clock.now());
        return shownBasket(row, measures);
      });
    },
  };
}

/** As they are kept. @throws Problem 400 naming each field that breaks a rule */
function readLines(lines: readonly NewBasketLine[], measures: Measures): BasketLineRow[] {
  invalidAll(lines.flatMap((line, at) => problemsOf(line, `lines[${at}]`, measures)));
  return lines.map((line) => {
    const { key = newId(), quantity: _, unitId: __, ...rest } = line;
    return { key, ...rest, ...keptAmount(line, measures) };
  });
}

function problemsOf(line: NewBasketLine, at: string, measures: Measures): FieldError[] {
  const { supplierProductId, baseProductId, title, categoryId } = line;
  const ways = [supplierProductId, baseProductId, title].filter((each) => each !== undefined).length;
  return [
    ...(ways === 0 ? [{ field: `${at}.title`, code: 'REQUIRED' } as const] : []),
    ...(ways > 1 || (categoryId !== undefined && title === undefined)
      ? [{ field: at, code: 'LINE_OF_SEVERAL_WAYS' } as const]
      : []),
    ...problemsOfAmount(line, at, measures),
  ];
}

/** Where a basket has a line of the same name, the same offer or the same product. */
const placeOf = (lines: readonly BasketLine[], line: BasketLine) =>
  lines.findIndex(
    (each) =>
      each.key === line.key ||
      (line.supplierProductId !== undefined && each.supplierProductId === line.supplierProductId) ||
      (line.baseProductId !== undefined && each.baseProductId === line.baseProductId),
  );

const repeated = (at: number): FieldError => ({ field: `lines[${at}]`, code: 'DUPLICATE' });
