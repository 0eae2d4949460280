import type { HeldFile } from '../../../files/index.ts';

/** Which forms without script an advertisement has. */
export const plainNames = { save: 'save-advertisement', archive: 'archive-advertisement' };
/** In the place of the id of one that is not there yet. */
export const newAdvertisement = 'new';

export const pictureNames = ['imageDesktopId', 'imageMobileId'] as const;
/** Pictures that came with a form that was refused. */
export type HeldPictures = Partial<Record<(typeof pictureNames)[number], HeldFile>>;

/** Where a form stands in the page. */
export const placeOf = (name: string, id: string) => `${name}-${id}`;
