/** So many files go with a message, as the api says. */
export const MOST_FILES = 10;
