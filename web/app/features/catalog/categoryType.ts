import { redirect } from 'react-router-dom';
import { found, type ScreenArgs } from '../../platform/graph/load.ts';
import type { CategoryType } from '../../platform/graph/types.generated.ts';
import { decode } from '../../platform/head/title.ts';

/** The roots as addresses write them: the graph's enumeration in kebab-case. */
const byCode: Record<string, CategoryType> = {
  'industrial-service': 'IndustrialService',
  product: 'Product',
  'consulting-service': 'ConsultingService',
  'electronic-document': 'ElectronicDocument',
};

/**
 * The root that `{categoryType}` in an address stands for. The enumeration's own spelling leads to the
 * address in kebab-case (301, query kept); anything else is a 404.
 */
export function categoryTypeOf(args: ScreenArgs): CategoryType {
  const word = args.params.categoryType ?? '';
  const code = Object.keys(byCode).find((each) => byCode[each] === word);
  if (code) {
    const { pathname, search } = new URL(args.request.url);
    throw redirect(encodeURI(decode(pathname).replace(/[^/]+$/, code)) + search, 301);
  }
  return found(args, Object.hasOwn(byCode, word) ? byCode[word] : undefined);
}
