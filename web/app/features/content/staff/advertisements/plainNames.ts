/** Which forms without script an advertisement has. */
export const plainNames = { change: 'change-advertisement', archive: 'archive-advertisement' };

/** Where a form stands in the page. */
export const placeOf = (name: string, id: string) => `${name}-${id}`;
