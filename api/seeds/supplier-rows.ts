import { sortKey } from '../src/platform/sort-key.ts';
import { foldSearchKey } from '../src/platform/text.ts';
import { dateAfter, dayBefore, PUBLISHING_DAYS } from './calendar.ts';
import { roots } from './catalog/market.ts';
import { buildGeography, type Geography } from './geography/rows.ts';
import { round } from './figures.ts';
import { randomFrom, seededId } from './random.ts';
import type { SupplierSeed, VerificationLevel } from './shape.ts';
import { suppliers } from './suppliers/all.ts';
import { slugOf } from '../src/platform/slug.ts';

/** A company as its own table and the read model need it. */
export type Supplier = {
  seed: SupplierSeed;
  id: string;
  isConfirmed: boolean;
  rating: number;
  responseMin: number;
  /** The cities of its province. */
  stateCityIds: string[];
  row: Record<string, unknown>;
  /** Rows of supplier_evidences. */
  evidenceRows: Record<string, unknown>[];
};

const TRUST: Record<VerificationLevel, number> = { NONE: 0, PHONE: 1, IDENTITY: 2, BUSINESS: 3, SITE: 4 };
const CERTIFICATES = ['ISO 9001', 'ISO 14001', 'ISO 45001', 'پروانهٔ بهره‌برداری', 'عضویت انجمن صنفی'];

/** Every supplier; figures follow from its code, so they do not change with the seed number. */
export function buildSuppliers(geography: Geography = buildGeography()): Supplier[] {
  return suppliers.map((seed, index) => buildSupplier(seed, index, geography));
}

/** Ids of all suppliers by their codes. */
export const supplierIds = (): Map<string, string> =>
  new Map(suppliers.map(({ code }, index) => [code, idOf(code, index)]));

const idOf = (code: string, index: number) => seededId(`supplier:${code}`, index);

/** The companies that sell in a branch: those the public sees. */
export function sellersOf(all: readonly Supplier[], branchCode: string): Supplier[] {
  return all.filter(
    ({ seed }) => ['CONFIRMED', 'PENDING'].includes(seed.confirm) && seed.branches.includes(branchCode),
  );
}

function buildSupplier(seed: SupplierSeed, index: number, geography: Geography): Supplier {
  const random = randomFrom(`supplier:${seed.code}`);
  const trust = TRUST[seed.verification];
  const id = idOf(seed.code, index);
  const rating = round(3.2 + trust * 0.25 + random.next() * 0.8, 1);
  const responseMin = random.int(15, 120) * (6 - trust);
  const city = geography.city(`${seed.city}/${seed.state}`);
  const legalName = `شرکت ${seed.brand} (ساختگی)`;
  const row = {
    id,
    legal_name: legalName,
    brand_name: seed.brand,
    slug: slugOf(seed.brand),
    search_key: foldSearchKey(`${seed.brand} ${legalName}`),
    sort_key: sortKey(seed.brand),
    supplier_types: typesOf(seed),
    city_name: seed.city,
    state_name: seed.state,
    city_id: city.id,
    state_id: city.stateId,
    founded_year: seed.foundedYear,
    employees_range: seed.employees,
    about: `${seed.about} این شرکت ساختگی است و تنها برای نمایش بازار نوشته شده است.`,
    // .example is a name that nobody can register.
    website: trust >= TRUST.BUSINESS ? `https://${seed.code}.example` : null,
    certificates:
      trust >= TRUST.BUSINESS
        ? random.some(CERTIFICATES, random.int(1, trust - 1)).map((title) => certificate(title, random.int(-300, 1000)))
        : [],
    confirm_status: seed.confirm,
    rating,
    rating_count: random.int(2, 30) * (trust + 1),
    response_rate_30d: Math.min(100, 55 + trust * 8 + random.int(0, 14)),
    median_first_response_min: responseMin,
    created_at: dayBefore(PUBLISHING_DAYS + random.int(0, 300)),
  };
  return {
    seed,
    id,
    isConfirmed: seed.confirm === 'CONFIRMED',
    rating,
    responseMin,
    stateCityIds: geography.cityRows.filter((each) => each.state_id === city.stateId).map((each) => each.id),
    row,
    evidenceRows: evidences(seed, id, index),
  };
}

const EVIDENCES = [
  { level: 'PHONE', claim: 'شمارهٔ تماس', issuedBy: 'راسته، با تماس' },
  { level: 'IDENTITY', claim: 'شناسهٔ ملی شرکت', issuedBy: 'کارشناس راسته' },
  { level: 'BUSINESS', claim: 'پروانهٔ بهره‌برداری', issuedBy: 'مرجع ساختگی راسته' },
  { level: 'SITE', claim: 'بازدید از کارگاه', issuedBy: 'بازرس راسته' },
];
/** One company in so many has let its highest evidence run out, and stands a level lower since. */
const RUN_OUT_ONE_IN = 11;

/** What was checked: everything up to the level it claims. */
function evidences({ code, verification }: SupplierSeed, supplierId: string, index: number) {
  const random = randomFrom(`evidence:${code}`);
  const own = EVIDENCES.slice(0, TRUST[verification]);
  return own.map(({ level, claim, issuedBy }, place) => {
    const isRunOut = place === own.length - 1 && index % RUN_OUT_ONE_IN === 4;
    const checkedAt = dayBefore(random.int(60, 300) + (isRunOut ? 300 : 0));
    return {
      id: seededId(`evidence:${code}:${level}`, index * 10 + place),
      supplier_id: supplierId,
      level,
      claim,
      issued_by: issuedBy,
      valid_from: checkedAt,
      valid_to: isRunOut ? dayBefore(random.int(10, 50)) : dayBefore(-random.int(500, 900)),
      checked_at: checkedAt,
      result: 'ACCEPTED',
    };
  });
}

function typesOf(seed: SupplierSeed): string[] {
  return roots
    .filter((root) => root.branches.some((branch) => seed.branches.includes(branch.code)))
    .map((root) => root.categoryType);
}

function certificate(title: string, days: number) {
  return { title, issuedBy: 'مرجع ساختگی راسته', validTo: dateAfter(days) };
}
