/** What is meant by a press before the login. */
export const likeIntent = (pageId: string) => `like ${pageId}`;
