import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';

/** Address of the one font file that Persian text needs: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreload: string = arabic;
