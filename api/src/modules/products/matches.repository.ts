import type { Queryable } from '../../platform/database/database.ts';
import { type ProductRow } from './products.repository.ts';

/** A product beside what of it is compared. */
export type Candidate = ProductRow & {
  words: string[];
  brandCode: string | null;
  mpnCode: string | null;
  gtinCode: string | null;
};
/** What is looked for, folded as what it is compared with. */
export type Sought = {
  words: string[];
  brandCode: string | null;
  mpnCode: string | null;
  gtinCode: string | null;
  /** Words of the name that may be part numbers. */
  codes: string[];
  /** The words of the name in their order: a brand may be among them. */
  nameCodes: string[];
};

/** More of them share two words with a name than anybody compares. */
const MOST = 300;
/** Pairs of more words than these find nothing new. */
const MOST_WORDS = 6;

type Typed = { name: string; brandName: string; mpn: string; gtin: string };

/** Texts as they are compared. @param parts of the name, as they were typed between blanks */
export async function foldSought(db: Queryable, typed: Typed, parts: string[]): Promise<Sought> {
  const [row] = await db.query<Sought>(
    `select product_words($1) as words, product_code($2) as "brandCode", product_code($3) as "mpnCode", product_code($4) as "gtinCode",
       coalesce((select array_agg(product_code(word) order by place) from regexp_split_to_table($1, '[[:space:][:punct:]\\u200c]+')
         with ordinality as named (word, place) where product_code(word) is not null), '{}') as "nameCodes",
       coalesce((select array_agg(product_code(part)) from unnest($5::text[]) as part where product_code(part) is not null), '{}') as codes`,
    [typed.name, typed.brandName, typed.mpn, typed.gtin, parts],
    'base_product_sought',
  );
  return row!;
}

const columns = `b.id, b.version, b.category_id as "categoryId", b.name, b.slug, b.brand_name as "brandName", b.mpn, b.gtin, b.properties,
  b.status, product_words(b.name) as words, product_code(b.brand_name) as "brandCode", product_code(b.mpn) as "mpnCode",
  product_code(b.gtin) as "gtinCode"`;

/** Products that are published or wait and have a number, or two words of the name, in common with what is sought, or were found. */
export async function readCandidates(
  db: Queryable,
  { words, mpnCode, gtinCode, codes }: Sought,
  {
    categoryIds,
    exceptId,
    foundIds = [],
  }: { categoryIds: string[] | undefined; exceptId: string | undefined; foundIds?: string[] | undefined },
): Promise<Candidate[]> {
  const shared = `b.status in ('PENDING', 'PUBLISHED') and b.id is distinct from $1::uuid
    and ($2::uuid[] is null or b.category_id = any($2::uuid[]))`;
  const scope = [exceptId ?? null, categoryIds ?? null];
  const [byNumber, byAllWords, byTwoWords, found] = await Promise.all([
    db.query<Candidate>(
      `select ${columns} from base_products b where ${shared}
         and ((b.gtin is not null and product_code(b.gtin) = any($3::text[])) or (b.mpn is not null and product_code(b.mpn) = any($4::text[])))
       limit ${MOST}`,
      [...scope, [gtinCode, ...codes].filter(Boolean), [mpnCode, ...codes].filter(Boolean)],
    ),
    words.length === 0
      ? []
      : db.query<Candidate>(
          `select ${columns} from base_products b where ${shared} and product_words(b.name) @> $3::text[] order by b.id limit ${MOST}`,
          [...scope, words],
        ),
    words.length < 2
      ? []
      : db.query<Candidate>(
          `select ${columns} from base_products b where ${shared} and (${pairsOf(words.length)}) order by b.id limit ${MOST}`,
          [...scope, words],
        ),
    foundIds.length === 0
      ? []
      : db.query<Candidate>(`select ${columns} from base_products b where ${shared} and b.id = any($3::uuid[])`, [
          ...scope,
          foundIds,
        ]),
  ]);
  return [...new Map([...byNumber, ...byAllWords, ...byTwoWords, ...found].map((row) => [row.id, row])).values()];
}

/** Two of so many words are in a name, as conditions that an index answers each. */
function pairsOf(count: number): string {
  const places = Array.from({ length: Math.min(count, MOST_WORDS) }, (_, place) => place + 1);
  return places
    .flatMap((one) =>
      places
        .filter((other) => other > one)
        .map((other) => `product_words(b.name) @> array[($3::text[])[${one}], ($3::text[])[${other}]]`),
    )
    .join(' or ');
}
