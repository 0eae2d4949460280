import { newDraft } from '../order/paths.ts';

/** Where an open request is written. */
export const openEditHref = (id: string) => `/profile/directorder/edit/open/${id}`;
export const newOpenHref = openEditHref(newDraft);
