/** Name of the site, as it stands in titles and in the header. */
export const siteName = 'راسته';
