import vazirmatn from './fonts/vazirmatn.woff2?url';

/** Address of the site's one font file: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreload: string = vazirmatn;
