/** What the address says of the part with a company's page. */
export interface PageState {
  /** The supplier that is to be claimed. */
  claimId?: string;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the address; undefined for another part. */
export function readPageAddress(search: string): PageState | undefined {
  const query = new URLSearchParams(search);
  if (query.get('tab') !== 'page') return undefined;
  const claimId = query.get('claim') ?? '';
  return idPattern.test(claimId) ? { claimId } : {};
}

/** The address that says it, for links. */
export const pageHref = (customerId?: string): string =>
  `/profile/suppliers?tab=page${customerId ? `&customerId=${customerId}` : ''}`;
