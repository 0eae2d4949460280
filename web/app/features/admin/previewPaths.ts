// Pages for staff of what buyers do not see (yet), as their pages would be.
export const productPreviewPath = (id: string) => `/profile/admin/preview/product/${id}`;
export const supplierPreviewPath = (id: string) => `/profile/admin/preview/supplier/${id}`;
