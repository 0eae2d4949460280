/** Every word of advertisements as they are read. */
export const advertisementWords = { label: 'آگهی' };
