interface Named {
  id: string;
  slug: string;
}

/** Addresses of the suppliers' pages. A root is named by its code, the kebab-case of its type. */
export const supplierPath = ({ id, slug }: Named) => `/supplier/${id}/${slug}`;
export const suppliersPath = (rootCode: string) => `/suppliers/${rootCode}`;
export const supplierProductsPath = (supplierId: string, rootCode: string) =>
  `/supplier/${supplierId}/products/${rootCode}`;
export const categorySuppliersPath = ({ id, slug }: Named) => `/supplier/category/${id}/${slug}`;
