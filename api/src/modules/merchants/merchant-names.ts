import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import { Problem } from '../../platform/problem.ts';
import { slugOf } from '../../platform/slug.ts';
import { sortKey } from '../../platform/sort-key.ts';
import { foldSearchKey, typedLine } from '../../platform/text.ts';
import { namesLike } from './messages.ts';
import { nameKey, problemOfName } from './names.ts';
import { type Named, type OwnMerchantRow, readTakenKeys } from './own-merchants.repository.ts';
import type { MerchantNameCheck } from './own-merchants.schemas.ts';

const MOST_SUGGESTIONS = 3;
/** domain rule: a confirmed merchant changes its name once in so many days */
const COOLDOWN_DAYS = 90;
const DAY_MS = 86_400_000;

/** From when a merchant can be renamed; undefined when it can be now. */
export function renamableFrom({ renamedAt }: Pick<OwnMerchantRow, 'renamedAt'>, now: Date): Date | undefined {
  const from = renamedAt && new Date(renamedAt.getTime() + COOLDOWN_DAYS * DAY_MS);
  return from && from > now ? from : undefined;
}

/** Everything that is stored of a name. */
export const named = (name: string): Named => ({
  name,
  slug: slugOf(name),
  searchKey: foldSearchKey(name),
  sortKey: sortKey(name),
  nameKey: nameKey(name),
});

/** The rules of a name that need nobody else's names. */
export const nameRule: LateRule<{ name: string }> = {
  reads: ['name'],
  judge: ({ name }) => {
    const broken = problemOfName(name);
    return broken && { field: 'name', ...broken.error };
  },
};

/** @throws Problem 409 NAME_TAKEN */
export async function requireFreeName(tx: Queryable, name: string, now: Date, exceptId?: string): Promise<void> {
  if ((await readTakenKeys(tx, [nameKey(name)], now, exceptId)).length > 0)
    throw new Problem(409, 'NAME_TAKEN', [{ field: 'name', code: 'NAME_TAKEN' }]);
}

/** @throws Problem 409 NAME_COOLDOWN */
export function requireRenamable(row: OwnMerchantRow, now: Date): void {
  if (renamableFrom(row, now))
    throw new Problem(409, 'NAME_COOLDOWN', [
      { field: 'name', code: 'NAME_COOLDOWN', params: [String(COOLDOWN_DAYS)] },
    ]);
}

/** Answers whether a merchant may be called so. */
export function makeNameCheck({ db, clock }: { db: Database; clock: Clock }) {
  async function freeNames(name: string, now: Date, own?: OwnMerchantRow): Promise<string[]> {
    const likely = namesLike(name, own?.cityName).filter((each) => problemOfName(each) === undefined);
    const taken = new Set(await readTakenKeys(db, likely.map(nameKey), now, own?.id));
    return likely.filter((each) => !taken.has(nameKey(each))).slice(0, MOST_SUGGESTIONS);
  }

  /** @param own the merchant that is to be called so; its own name is no other's */
  return async (text: string, own?: OwnMerchantRow): Promise<MerchantNameCheck> => {
    const normalizedName = typedLine(text);
    const now = clock.now();
    const refused = (code: MerchantNameCheck['code'], suggestions: string[] = []) => ({
      isValid: false,
      ...(code && { code }),
      normalizedName,
      suggestions,
    });
    const broken = problemOfName(normalizedName);
    if (broken) return refused(broken.problem);
    if ((await readTakenKeys(db, [nameKey(normalizedName)], now, own?.id)).length > 0)
      return refused('TAKEN', await freeNames(normalizedName, now, own));
    const isRename = own?.status === 'CONFIRMED' && own.name !== normalizedName;
    if (isRename && renamableFrom(own, now)) return refused('COOLDOWN');
    return { isValid: true, normalizedName, suggestions: [] };
  };
}
