/** The orders of lists of texts, the first of them where nothing is said; `code` stands in addresses. */
export type PageSorts = readonly { value: string; code: string; displayFa: string }[];
