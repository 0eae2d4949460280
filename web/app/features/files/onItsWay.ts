/** In the place of the id of a file that is being sent. */
export const ON_ITS_WAY = 'ON_ITS_WAY';
