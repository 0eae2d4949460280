import type { HeldFile } from '../../../files/index.ts';

/** Which forms without script an advertisement has. */
export const plainNames = { save: 'save-advertisement', archive: 'archive-advertisement' };

export const pictureNames = ['imageDesktopId', 'imageMobileId'] as const;
/** Pictures that came with a form that was refused. */
export type HeldPictures = Partial<Record<(typeof pictureNames)[number], HeldFile>>;
