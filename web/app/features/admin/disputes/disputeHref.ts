/** The page of one dispute. */
export const disputeHref = (id: string) => `/profile/admin/disputes/${id}`;
