import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FieldError } from '../../../platform/field-error.ts';
import { newId } from '../../../platform/ids.ts';
import { invalidAll, tooMany } from '../../../platform/problem.ts';
import { problemOfQuantity, readQuantity } from '../../../platform/quantity.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { versionConflict } from '../../../platform/version.ts';
import { MOST_LINES } from '../trade-steps.schemas.ts';
import { readBasket, writeBasket } from './basket.repository.ts';
import type { Basket, BasketAddition, BasketChange, BasketLine, NewBasketLine } from './basket.schemas.ts';
import { EMPTY_BASKET, lockBasket } from './taking.ts';

type Parts = { db: Database; clock: Clock };
export type Baskets = ReturnType<typeof makeBaskets>;

/** What people gather before they order it or ask for it. */
export function makeBaskets({ db, clock }: Parts) {
  return {
    basket: async ({ userId }: Actor): Promise<Basket> => (await readBasket(db, userId)) ?? EMPTY_BASKET,

    /** @throws Problem 400 for a line that is none, 409 BASKET_FULL */
    async add(actor: Actor, { lines }: BasketAddition, once?: Once): Promise<Basket> {
      const added = readLines(lines);
      return db.transaction(async (tx) => {
        const { version, lines: before } = await lockBasket(tx, actor);
        const after = added.reduce(withLine, before);
        if (after.length > MOST_LINES) tooMany('BASKET_FULL', MOST_LINES);
        const answer = { version: version + 1, lines: after };
        await writeBasket(tx, actor.userId, answer, clock.now());
        once?.keep(tx, answer);
        return answer;
      });
    },

    /** @throws Problem 400 for a line that is none or stands twice, 409 for another version */
    async change(actor: Actor, { version, lines }: BasketChange): Promise<Basket> {
      const after = readLines(lines);
      invalidAll(after.flatMap((line, at) => (placeOf(after, line) < at ? [repeated(at)] : [])));
      return db.transaction(async (tx) => {
        const before = await lockBasket(tx, actor);
        if (before.version !== version) versionConflict(before.version);
        const answer = { version: version + 1, lines: after };
        await writeBasket(tx, actor.userId, answer, clock.now());
        return answer;
      });
    },
  };
}

/** As they are stored. @throws Problem 400 naming each field that breaks a rule */
function readLines(lines: readonly NewBasketLine[]): BasketLine[] {
  invalidAll(lines.flatMap((line, at) => problemsOf(line, `lines[${at}]`)));
  return lines.map(({ key = newId(), quantity, ...line }) => ({
    key,
    ...line,
    ...(quantity !== undefined && { quantity: readQuantity(quantity)!.toFixed() }),
  }));
}

function problemsOf(line: NewBasketLine, at: string): FieldError[] {
  const { supplierProductId, baseProductId, title, categoryId, quantity } = line;
  const ways = [supplierProductId, baseProductId, title].filter((each) => each !== undefined).length;
  const wrong = quantity === undefined ? undefined : problemOfQuantity(`${at}.quantity`, quantity);
  return [
    ...(ways === 0 ? [{ field: `${at}.title`, code: 'REQUIRED' } as const] : []),
    ...(ways > 1 || (categoryId !== undefined && title === undefined)
      ? [{ field: at, code: 'LINE_OF_SEVERAL_WAYS' } as const]
      : []),
    ...(wrong ? [wrong] : []),
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

/** What is there already keeps its name and place, and what nothing new is said of. */
function withLine(lines: readonly BasketLine[], line: BasketLine): BasketLine[] {
  const at = placeOf(lines, line);
  return at < 0 ? [...lines, line] : lines.with(at, { ...lines[at]!, ...line, key: lines[at]!.key });
}
