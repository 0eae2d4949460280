/** The page of all who may sell for a supplier. */
export const merchantDelegationsPath = ({ id, slug }: { id: string; slug: string }) =>
  `/supplier/${id}/merchantDelegations/${slug}`;
