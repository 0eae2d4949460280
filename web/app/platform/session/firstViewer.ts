import type { Viewer } from '../site/siteContext.ts';

let first: Viewer | undefined;

/** Keeps who was logged in when the page came: what every page has was asked for that person, and is until it is left. */
export const keepFirstViewer = (viewer: Viewer | undefined): void => {
  first = viewer;
};

/** Who was logged in when the page came. In the browser. */
export const firstViewer = (): Viewer | undefined => first;
