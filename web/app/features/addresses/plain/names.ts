/** Names of the forms without script of a book: of one address, and of what can be done with one that stands there. */
export interface BookForms {
  address: string;
  row: string;
}

export const companyForms: BookForms = { address: 'companyAddress', row: 'companyAddressRow' };
export const deliveryForms: BookForms = { address: 'deliveryAddress', row: 'deliveryAddressRow' };
export const otherForms: BookForms = { address: 'otherAddress', row: 'otherAddressRow' };
