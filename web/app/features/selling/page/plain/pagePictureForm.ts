import type { RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import type { HeldFile } from '../../../files/index.ts';

export const pictureNames = ['logo', 'cover'] as const;
export type PictureName = (typeof pictureNames)[number];

/** The form without script of logo or cover. */
export const plainPictureName = (name: PictureName) => `supplier-${name}`;

export type RefusedPicture = RefusedPart<{ altText: string }> & { held?: HeldFile };
