/** Words whose number names a grade, a size or a standard and counts nothing: `ISO VG 46`, `PG 21`, «گرید ۸٫۸». Folded. */
export const gradeWords: ReadonlySet<string> = new Set([
  'vg',
  'pg',
  'sae',
  'nlgi',
  'gr',
  'grade',
  'iso',
  'din',
  'astm',
  'api',
  'en',
  'گرید',
]);
