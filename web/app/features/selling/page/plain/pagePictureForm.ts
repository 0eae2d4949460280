export const pictureNames = ['logo', 'cover'] as const;
export type PictureName = (typeof pictureNames)[number];

/** The form without script of logo or cover. */
export const plainPictureName = (name: PictureName) => `supplier-${name}`;
