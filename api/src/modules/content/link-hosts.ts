/** Hosts beside the site itself that editors may link; sellers may link none. Each stands alone, without those below it. */
export const EDITOR_LINK_HOSTS: readonly string[] = [
  'www.iso.org',
  'www.iec.ch',
  'inso.gov.ir',
  'www.inso.gov.ir',
  'standard.inso.gov.ir',
  'trustseal.enamad.ir',
  'www.enamad.ir',
  'ecommerce.gov.ir',
];
