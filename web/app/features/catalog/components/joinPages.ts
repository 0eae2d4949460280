interface Listing {
  supplierProducts?: { nodes: readonly unknown[] } | null;
}

/** What is shown of a list of offers, with those of its next page behind it. */
export function joinPages<Answer extends Listing>(shown: Answer, more: Answer): Answer {
  if (!shown.supplierProducts) return more;
  const nodes = [...shown.supplierProducts.nodes, ...(more.supplierProducts?.nodes ?? [])];
  return { ...shown, supplierProducts: { ...shown.supplierProducts, nodes } };
}
