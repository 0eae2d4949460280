import { type LinkedImage, type PublicImage, publicAddress } from '../files/index.ts';

/** A picture as lists and sheets tell it. */
export const toImage = ({ fileId, altText, width, height }: Omit<LinkedImage, 'objectId' | 'sort'>): PublicImage => ({
  fileId,
  url: publicAddress(fileId),
  altText,
  width,
  height,
});
