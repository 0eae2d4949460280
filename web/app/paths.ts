interface Named {
  id: string;
  slug: string;
}

// Addresses of the market's pages, which every feature may lead to. Slugs are Persian; the browser encodes them.

export const categoryPath = ({ id, slug }: Named) => `/category/${id}/${slug}`;
export const categoryPropertiesPath = ({ id, slug }: Named) => `/category/properties/${id}/${slug}`;
/** A root is named by its code, the kebab-case of its type. */
export const categoryTypePath = (rootCode: string) => `/category/categoryType/${rootCode}`;

export const productPath = ({ id, slug }: Named) => `/products/${id}/${slug}`;
export const productListPath = ({ id, slug }: Named) => `/products/category/${id}/${slug}`;
export const supplierListPath = (categoryId: string, supplierId: string) =>
  `/products/category/${categoryId}/supplier/${supplierId}`;
export const baseProductPath = ({ id, slug }: Named) => `/products/base-product/${id}/${slug}`;

export const supplierPath = ({ id, slug }: Named) => `/supplier/${id}/${slug}`;
export const suppliersPath = (rootCode: string) => `/suppliers/${rootCode}`;
export const supplierProductsPath = (supplierId: string, rootCode: string) =>
  `/supplier/${supplierId}/products/${rootCode}`;
export const categorySuppliersPath = ({ id, slug }: Named) => `/supplier/category/${id}/${slug}`;

/** Texts that are tied to a category, and to the categories below it. @param type of the category; addresses have it in kebab-case */
export const categoryContentsPath = (type: string, { id, slug }: Named) =>
  `/category/contents/${type.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/${id}/${slug}`;
/** Texts that a supplier wrote, or that are about it. */
export const supplierContentsPath = (supplierId: string) => `/supplier/${supplierId}/content-list`;
export const merchantPath = ({ id, slug }: Named) => `/merchant/${id}/${slug}`;
/** Of one delegation; with its code as the query it says whether it holds. */
export const delegationCheckPath = ({ supplierId, number }: { supplierId: string; number: string }) =>
  `/supplier/${supplierId}/merchantDelegations/${number}`;
/** The page of all who may sell for a supplier. */
export const merchantDelegationsPath = ({ id, slug }: Named) => `/supplier/${id}/merchantDelegations/${slug}`;

/** Where a company begins to sell and goes on selling. */
export const sellPath = '/profile/suppliers?tab=sell';

/** The room of one order, for its two sides. */
export const tradeRequestPath = (id: string) => `/profile/directorderinfo/${id}`;

const goods = (offers: readonly string[], products: readonly string[]) =>
  [...offers.map((id) => `supplierProductId=${id}`), ...products.map((id) => `baseProductId=${id}`)].join('&');

/** Where people state their name and national id; leads back to where that was missing. */
export const personalInfoPath = (back: string) => `/profile/personal-info?${new URLSearchParams({ back })}`;

/** The addresses of a person or a company; leads back to where one was missing. */
export const addressBookPath = (back: string, customerId?: string) =>
  `/profile/address?${new URLSearchParams({ ...(customerId !== undefined && { customerId }), back })}`;

export const basketPath = '/basket';
/** The basket with the question how much of goods is needed. Its pages come from the server, whole (`data-full-load`). */
export const toBasketPath = (offers: readonly string[], products: readonly string[] = []) =>
  `${basketPath}?${goods(offers, products)}`;
/** Where a request for the prices of several sellers begins with goods. */
export const askSeveralPath = (offers: readonly string[], products: readonly string[] = []) =>
  `/profile/directorder/edit/open/new?${goods(offers, products)}`;

/** Where editors write a page of the site; `new` begins one. */
export const pageWritingPath = (id: string) => `/profile/admin/pages/${id}`;
/** Where a supplier writes an article. */
export const ownPagePath = (id: string) => `/profile/suppliers/pages/${id}`;
export const newOwnPagePath = (supplierId: string) => `/profile/suppliers/pages/new?supplierId=${supplierId}`;
