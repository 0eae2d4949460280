import { tehranDay } from '../../src/platform/calendar.ts';

/**
 * What suppliers delegate, one line each: supplier, merchant, kind, scope, territory, first and last day, how far it was
 * checked, state. Scope: `*` all, `c:` branches or leaves by code, `p` single entries. Territory: `*` the whole country,
 * `+province`, `@city/province`; `_` is a space. Kinds, levels and states by their first letters; `B` is an exclusive one that
 * suffers others beside it. `-345` and `+20` are days from the one on which the market is written.
 */
const lines = `
nikaban fanus       B *                 +تهران+البرز                       2025-06-22 2028-06-20 D A
nikaban rahavard    N c:valves          +اصفهان+یزد+چهارمحال_و_بختیاری      2025-09-23 2028-09-21 D A
nikaban jonub       N *                 +خوزستان+بوشهر                     2025-12-22 2028-12-19 S A
nikaban yeksare     N c:valves          *                                  2026-03-21 2029-03-19 S A
nikaban khavar      N *                 +خراسان_رضوی+خراسان_شمالی          2023-09-23 2026-09-22 D A
gozarband kaspian   N *                 +گیلان+مازندران+گلستان             2025-04-21 2028-04-19 D A
gozarband golestan  N c:pumps           @گرگان/گلستان@گنبد_کاووس/گلستان     2026-04-21 2028-04-19 S A
sherafzar fanus     N *                 *                                  2026-01-21 2029-01-18 D A
sherafzar alborz    N c:instruments     +البرز+قزوین                       2025-10-23 2028-10-21 S A
sherafzar shiraz    N *                 +فارس                              2026-05-22 2028-05-20 C A
vanaflow rahavard   X *                 +اصفهان                            2025-07-23 2028-07-21 D A
vanaflow qom        N c:fluid-power     +قم+مرکزی                          2026-02-20 2028-02-19 S A
petrogozar jonub    B *                 +خوزستان+بوشهر+هرمزگان             2025-05-22 2028-05-20 D A
petrogozar hormoz   N p                 @بندرعباس/هرمزگان@قشم/هرمزگان       2026-06-22 2028-06-20 S A
petrogozar darya    N *                 +بوشهر                             2026-03-21 2028-03-19 S A
mehrgozin azar      N *                 +آذربایجان_شرقی+آذربایجان_غربی     2026-04-21 2029-04-19 S A
talashab khavar     N *                 +خراسان_رضوی+خراسان_جنوبی          2025-08-23 2028-08-21 D A
talashab sepideh    N c:pumps           +سیستان_و_بلوچستان                 2026-01-21 2028-01-20 S A
rudkaran shiraz     N *                 +فارس+کهگیلویه_و_بویراحمد          2025-11-22 2028-11-20 S A
lulegan kavir       N *                 +یزد+کرمان                         2026-03-21 2029-03-19 D A
lulegan felez       N c:pipes           +مرکزی+قم+همدان                    2025-09-23 2028-09-21 S A
polinay qazvin      X *                 +قزوین+زنجان                       2025-12-22 2028-12-19 D A
sanjeshyar alborz   N *                 *                                  2026-02-20 2029-02-17 D A
daqignama fanus     N c:instruments     +تهران                             -345 +20 S A
havafeshar azar     X *                 +آذربایجان_شرقی+اردبیل             2025-06-22 2028-06-20 D A
havafeshar qom      N p                 @قم/قم                             2026-05-22 2029-05-20 S A
khomrekar qazvin    N *                 +قزوین+گیلان                       2026-01-21 2028-01-20 C A
ahansara khavar     N c:metals          +خراسان_رضوی                       2025-07-23 2028-07-21 D A
folaydan rahavard   N c:metals          +اصفهان+چهارمحال_و_بختیاری         2026-03-21 2029-03-19 D A
folaydan zagros     N c:fasteners       +کرمانشاه+ایلام+کردستان            2025-09-23 2028-09-21 S A
steelabad felez     N c:metals          +مرکزی+لرستان                      2026-04-21 2028-04-19 S A
steelabad yeksare   N *                 *                                  2026-02-20 2029-02-17 S A
mesabzar kerman     N *                 +کرمان                             2025-08-23 2028-08-21 D A
gardandeh azar      N c:drives          +آذربایجان_شرقی                    2026-05-22 2029-05-20 D A
gardandeh serviceyar S *                *                                  2025-12-22 2028-12-19 D A
bolbaran yeksare    N c:drives          *                                  2026-06-22 2029-06-20 S A
rasana shiraz       N *                 +فارس+بوشهر                        2025-10-23 2028-10-21 D A
rasana zarivar      N *                 +کردستان                           2026-03-21 2028-03-19 S A
tablosazan alborz   N c:electrical      +البرز+تهران                       2025-11-22 2028-11-20 D A
pichkadeh hegmatan  N c:fasteners       +همدان                             2024-10-22 2026-10-21 S A
jushkaran mazand    N *                 +مازندران                          2023-08-23 2026-08-22 D A
balabarsaz hormoz   N *                 +هرمزگان                           2024-03-20 2026-03-19 S A
imenkhane lorestan  N *                 +لرستان                            2022-06-22 2025-06-20 D A
sanjeshyar kavir    N *                 +یزد+اصفهان                        2027-03-21 2030-03-19 S A
garmavaran felez    N *                 +مرکزی                             2026-01-21 2028-01-20 D SUSPENDED
naqaleh kaspian     N *                 +گیلان                             2025-05-22 2028-05-20 D REVOKED
ayeqban khavar      N *                 *                                  2026-10-23 2028-10-21 C PENDING_SUPPLIER
basparan qom        N *                 +قم                                2026-11-01 2028-10-30 C PENDING_SUPPLIER
jackaran serviceyar S *                 *                                  2026-11-01 2028-10-30 C DRAFT
tighkar hegmatan    N *                 +همدان                             2026-09-23 2028-09-21 C REJECTED
`;

export type DelegationSeed = {
  supplier: string;
  merchant: string;
  allowsBeside: boolean;
  kind: 'EXCLUSIVE' | 'NON_EXCLUSIVE' | 'SERVICE_ONLY';
  scope: 'ALL' | 'SUPPLIER_PRODUCTS' | { branches: string[] };
  states: string[];
  /** «city/province». */
  cities: string[];
  from: string;
  to: string;
  level: 'CLAIMED' | 'SUPPLIER_CONFIRMED' | 'DOCUMENT_CHECKED';
  status: 'DRAFT' | 'PENDING_SUPPLIER' | 'ACTIVE' | 'REJECTED' | 'SUSPENDED' | 'REVOKED';
};

const kinds = { X: 'EXCLUSIVE', B: 'EXCLUSIVE', N: 'NON_EXCLUSIVE', S: 'SERVICE_ONLY' } as const;
const levels = { C: 'CLAIMED', S: 'SUPPLIER_CONFIRMED', D: 'DOCUMENT_CHECKED' } as const;

/** A day of Tehran as it is written, or so many from today. */
const dayOf = (written: string) =>
  /^[+-]/.test(written) ? tehranDay(new Date(Date.now() + Number(written) * 86_400_000)) : written;

export const delegations: readonly DelegationSeed[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [supplier, merchant, kind, scope, territory, from, to, level, status] = line.split(/\s+/) as string[];
    const places = (mark: string) =>
      [...territory!.matchAll(new RegExp(`\\${mark}([^+@*]+)`, 'g'))].map(([, name]) => name!.replaceAll('_', ' '));
    return {
      supplier: supplier!,
      merchant: merchant!,
      allowsBeside: kind === 'B',
      kind: kinds[kind as keyof typeof kinds],
      scope: scope === '*' ? 'ALL' : scope === 'p' ? 'SUPPLIER_PRODUCTS' : { branches: scope!.slice(2).split(',') },
      states: places('+'),
      cities: places('@'),
      from: dayOf(from!),
      to: dayOf(to!),
      level: levels[level as keyof typeof levels],
      status: status === 'A' ? 'ACTIVE' : (status as DelegationSeed['status']),
    };
  });
