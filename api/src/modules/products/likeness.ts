import { decimal } from '../../platform/decimal.ts';
import type { Property, StoredValue } from '../catalog/index.ts';
import type { Candidate, Sought } from './matches.repository.ts';
import type { MatchReason } from './products.enums.ts';

/** From here on it is asked whether it is this one. */
export const LIKELY = 90;
/** Fewer say nothing. */
export const LEAST = 25;

const SAME_GTIN = 100;
const SAME_BRAND_AND_NUMBER = 98;
const SAME_NUMBER = 85;
/** Part numbers of different makers are alike by chance. */
const SAME_NUMBER_OF_ANOTHER = 55;
const ALL_WORDS = 80;
const ALL_VALUES = 9;
/** A name by itself never is certain; with the same values it is as good as that. */
const BEST_BY_NAME = 89;
const NAME_AND_VALUES = 92;
const LEAST_VALUES = 2;
/** What has another part number is another product, however alike the names. */
const BEST_OF_ANOTHER_NUMBER = 60;

export type Likeness = { score: number; reasons: MatchReason[] };

/** How alike a product is to what is sought: by numbers, else by words and by the values that both state. */
export function likenessOf(
  sought: Sought,
  stated: readonly StoredValue[],
  product: Candidate,
  properties: readonly Property[],
): Likeness {
  const number = byNumber(sought, product);
  const name = byName(sought.words, product.words);
  const values = byValues(stated, product.properties, properties);
  const isOther = Boolean(sought.mpnCode && product.mpnCode && sought.mpnCode !== product.mpnCode);
  const isSame = name.share === 1 && values.share === 1 && values.count >= LEAST_VALUES;
  const named = isSame
    ? NAME_AND_VALUES
    : Math.min(BEST_BY_NAME, Math.round(worthOf(name) + values.share * ALL_VALUES));
  const alike = isOther ? Math.min(named, BEST_OF_ANOTHER_NUMBER) : named;
  const reasons: MatchReason[] = [
    ...(number ? [number.reason] : []),
    ...(name.share > 0 ? (['NAME'] as const) : []),
    ...(values.count > 0 && values.share > 0.5 ? (['PROPERTIES'] as const) : []),
  ];
  return { score: Math.max(number?.score ?? 0, alike), reasons };
}

function byNumber(sought: Sought, product: Candidate): { score: number; reason: MatchReason } | undefined {
  const { mpnCode, brandCode, gtinCode } = product;
  if (gtinCode && (gtinCode === sought.gtinCode || sought.codes.includes(gtinCode)))
    return { score: SAME_GTIN, reason: 'GTIN' };
  const isSame = mpnCode !== null && (mpnCode === sought.mpnCode || sought.codes.includes(mpnCode));
  if (!isSame) return undefined;
  // Who types one text for all writes the brand into it.
  const isOfBrand =
    brandCode !== null &&
    (sought.brandCode === null ? isNamed(brandCode, sought.nameCodes) : sought.brandCode === brandCode);
  if (isOfBrand) return { score: SAME_BRAND_AND_NUMBER, reason: 'BRAND_AND_PART_NUMBER' };
  const isOfAnother = brandCode !== null && sought.brandCode !== null;
  return { score: isOfAnother ? SAME_NUMBER_OF_ANOTHER : SAME_NUMBER, reason: 'PART_NUMBER' };
}

/** Whether a brand is a word of a name, or several that follow each other: letters in the middle of a word are none. */
const isNamed = (brandCode: string, words: readonly string[]): boolean =>
  words.some((_, first) => {
    let run = '';
    for (const word of words.slice(first)) {
      run += word;
      if (run.length >= brandCode.length) break;
    }
    return run === brandCode;
  });

/** The share of words that both names have, 0 to 1, and whether those are all that is sought. */
function byName(sought: readonly string[], words: readonly string[]): { share: number; isWithin: boolean } {
  const common = sought.filter((word) => words.includes(word)).length;
  if (common === 0) return { share: 0, isWithin: false };
  return { share: common / new Set([...sought, ...words]).size, isWithin: common === sought.length };
}

/** What the words of a name are worth. Whoever types the beginning of a long name is shown what has all of it. */
const worthOf = ({ share, isWithin }: { share: number; isWithin: boolean }) =>
  isWithin ? LEAST + share * (ALL_WORDS - LEAST) : share * ALL_WORDS;

/** How many properties both state, and how many of those alike. */
function byValues(
  sought: readonly StoredValue[],
  stated: readonly StoredValue[],
  properties: readonly Property[],
): { count: number; share: number } {
  const values = new Map((Array.isArray(stated) ? stated : []).map((value) => [value.propertyId, value]));
  const both = sought.filter(({ propertyId }) => values.has(propertyId));
  if (both.length === 0) return { count: 0, share: 0 };
  const same = both.filter((value) => {
    const property = properties.find(({ id }) => id === value.propertyId);
    return isSameValue(value, values.get(value.propertyId)!, property?.tolerance ?? '0');
  });
  return { count: both.length, share: same.length / both.length };
}

function isSameValue(one: StoredValue, other: StoredValue, tolerance: string): boolean {
  const near = (a: string | undefined, b: string | undefined) =>
    a === b || (a !== undefined && b !== undefined && decimal(a).minus(b).abs().lte(tolerance));
  const ids = ({ enumValueIds = [] }: StoredValue) => [...enumValueIds].sort().join();
  return (
    near(one.baseValue, other.baseValue) &&
    near(one.baseMaxValue, other.baseMaxValue) &&
    ids(one) === ids(other) &&
    one.booleanValue === other.booleanValue &&
    one.text === other.text
  );
}
