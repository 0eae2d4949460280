/** specification, section 3: where a visitor was who went from a product to the login. */
const storageKey = 'prelogin_uniqepage_visiting_supplier_and_supplierproduct';
const validMs = 30 * 60_000;

interface Prelogin {
  supplierId: string;
  supplierProductId: string;
  path: string;
}

/** The product that led to the login, once and within half an hour. */
export function takePrelogin(now = Date.now()): Prelogin | undefined {
  const text = localStorage.getItem(storageKey);
  localStorage.removeItem(storageKey);
  const { ts, ...visited } = parse(text);
  return typeof ts === 'number' && ts <= now && now - ts < validMs && typeof visited.path === 'string'
    ? (visited as Prelogin)
    : undefined;
}

function parse(text: string | null): Partial<Prelogin> & { ts?: number } {
  try {
    return (JSON.parse(text ?? '{}') as Partial<Prelogin> | null) ?? {};
  } catch {
    return {};
  }
}
