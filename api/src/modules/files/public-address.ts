/** Longer sides, in pixels, in which a public picture is lent out; smaller ones stay as they are. */
export const PUBLIC_SIDES = [96, 320, 640, 1280] as const;

/** Where a public picture is, under the site and under /api/v1: within 1280 pixels, and with another last part in its other sides. */
export const publicAddress = (fileId: string) => `/media/${fileId}/1280`;

/** Where a public video is, under the site and under /api/v1. */
export const videoAddress = (fileId: string) => `/media/${fileId}/video`;

/** Where a paper of a shown thing is, under the site and under /api/v1: it leads to a link that ends. */
export const paperAddress = (fileId: string) => `/documents/${fileId}`;
