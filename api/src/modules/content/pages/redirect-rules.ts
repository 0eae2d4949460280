import type { FieldError } from '../../../platform/field-error.ts';

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const OF_PAGE = /^\/contents\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/./;
const OF_NAME = /^\/page\/([a-z0-9-]{3,60})$/;
const OF_TYPE = /^\/contents\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

type Known = {
  isPage: (id: string) => Promise<boolean>;
  pageOfName: (name: string) => Promise<string | undefined>;
  isType: (id: string) => Promise<boolean>;
};

/** The page or type that a path of the site names; undefined for a path of something else. */
async function isLive(path: string, ownId: string, known: Known): Promise<boolean> {
  const named = OF_NAME.exec(path)?.[1];
  const pageId = named ? await known.pageOfName(named) : OF_PAGE.exec(path)?.[1];
  if (named || pageId) return pageId !== undefined && pageId !== ownId && (await known.isPage(pageId));
  const typeId = OF_TYPE.exec(path)?.[1];
  return typeId === undefined || (await known.isType(typeId)) || (typeId !== ownId && (await known.isPage(typeId)));
}

/** What is wrong with the path that is to take the place of a page: it is of the site, and what it names is shown. */
export async function judgeRedirect(path: string, ownId: string, known: Known): Promise<FieldError | undefined> {
  const url =
    OWN_PATH.test(path) && URL.canParse(path, 'https://own.invalid') ? new URL(path, 'https://own.invalid') : undefined;
  const isOwn = url?.host === 'own.invalid' && url.protocol === 'https:';
  if (isOwn && (await isLive(url.pathname, ownId, known))) return undefined;
  return { field: 'redirectPath', code: 'REDIRECT_NOT_LIVE' };
}
