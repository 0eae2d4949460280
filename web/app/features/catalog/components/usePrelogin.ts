import { useEffect } from 'react';

/** specification, section 3; the login reads it (identity/prelogin.ts). */
const storageKey = 'prelogin_uniqepage_visiting_supplier_and_supplierproduct';

/** A visitor who goes from a product to the login, by whichever link, comes back to it. */
export function usePrelogin(supplierProductId = '', supplierId = '') {
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      if (!(target as Element | null)?.closest?.('a[href^="/users/login"]')) return;
      const path = window.location.pathname + window.location.search;
      localStorage.setItem(storageKey, JSON.stringify({ supplierId, supplierProductId, path, ts: Date.now() }));
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [supplierProductId, supplierId]);
}
