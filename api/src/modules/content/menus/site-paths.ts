/** A thing of the market that an address names. */
export type NamedThing = { type: 'CATEGORY' | 'SUPPLIER' | 'SUPPLIER_PRODUCT' | 'BASE_PRODUCT'; id: string };
/** What must be there for an address to lead somewhere. */
export type Needs = NamedThing | { type: 'PAGE_NAME'; name: string } | { type: 'CONTENTS'; id: string } | 'NOTHING';

const ID = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';
const NAME = '([^/]+)';
const REST = '(?:/.*)?';

const byId = (type: NamedThing['type']) => (id: string) => ({ type, id });
const nothing = (): Needs => 'NOTHING';

/** Screens of the site to which a menu may lead, in the order in which they are tried (tests/contract/routes.tsv). */
const screens: [path: string, needs: (part: string) => Needs][] = [
  ['/', nothing],
  ['/users/login', nothing],
  ['/faq', nothing],
  ['/videos', nothing],
  ['/feedback', nothing],
  ['/basket', nothing],
  ['/search', nothing],
  ['/products/compare', nothing],
  ['/feed\\.atom', nothing],
  ['/how-it-works', () => ({ type: 'PAGE_NAME', name: 'how-it-works' })],
  [`/page/${NAME}`, (name) => ({ type: 'PAGE_NAME', name })],
  [`/help(?:/${NAME})?`, nothing],
  [`/search/${NAME}`, nothing],
  [`/suppliers/search/${NAME}`, nothing],
  [`/products/search/${NAME}`, nothing],
  [`/contents/label/${NAME}`, nothing],
  [`/contents/${ID}${REST}`, (id) => ({ type: 'CONTENTS', id })],
  [`/category/contents/${NAME}/.+`, nothing],
  [`/category/categoryType/${NAME}`, nothing],
  [`/category/(?:properties/)?${ID}${REST}`, byId('CATEGORY')],
  [`/products/category/${ID}${REST}`, byId('CATEGORY')],
  [`/products/base-product/${ID}${REST}`, byId('BASE_PRODUCT')],
  [`/products/${ID}${REST}`, byId('SUPPLIER_PRODUCT')],
  [`/suppliers/${NAME}`, nothing],
  [`/supplier/category/${ID}${REST}`, byId('CATEGORY')],
  [`/supplier/${ID}${REST}`, byId('SUPPLIER')],
  [`/merchant/${ID}${REST}`, nothing],
  [`/videos/${ID}${REST}`, nothing],
  [`/profile${REST}`, nothing],
];
const patterns = screens.map(([path, needs]) => ({ pattern: new RegExp(`^${path}$`), needs }));

/** What an own path needs to lead somewhere; undefined for one that no screen takes. */
export function needsOf(href: string): Needs | undefined {
  const path = decoded(href.replace(/[?#].*$/s, ''));
  for (const { pattern, needs } of patterns) {
    const found = pattern.exec(path);
    if (found) return needs(found[1] ?? '');
  }
  return undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
