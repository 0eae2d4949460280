// Names of forms without script of a company's addresses.
export const addressFormName = 'companyAddress';
export const addressRowName = 'companyAddressRow';
