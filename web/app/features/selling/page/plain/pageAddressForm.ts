// Names of forms without script of the addresses of a page.
export const pageAddressName = 'supplier-page-address';
export const pageAddressRowName = 'supplier-address-row';

/** `at`: the place of the address that is edited; empty for a new one. */
export const blankPageAddress = { title: '', stateId: '', cityId: '', addressLine: '', at: '', version: '' };
export type TypedPageAddress = typeof blankPageAddress;
