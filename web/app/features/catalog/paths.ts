interface Named {
  id: string;
  slug: string;
}

/** Addresses of the catalogue's pages. Slugs are Persian; the browser encodes them. */
export const categoryPath = ({ id, slug }: Named) => `/category/${id}/${slug}`;
export const productListPath = ({ id, slug }: Named) => `/products/category/${id}/${slug}`;
export const categoryPropertiesPath = ({ id, slug }: Named) => `/category/properties/${id}/${slug}`;
export const productPath = ({ id, slug }: Named) => `/products/${id}/${slug}`;
export const supplierListPath = (categoryId: string, supplierId: string) =>
  `/products/category/${categoryId}/supplier/${supplierId}`;
export const baseProductPath = ({ id, slug }: Named) => `/products/base-product/${id}/${slug}`;
export const categoryTypePath = (rootCode: string) => `/category/categoryType/${rootCode}`;
