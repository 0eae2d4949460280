/** What a picture may be. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

/** All that the api takes. Browsers tell the types of those that have one, and know drawings by their names alone. */
export const FILE_TYPES = [
  `application/pdf,${IMAGE_TYPES},application/zip`,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.dwg,.dxf,.step,.stp',
].join(',');
