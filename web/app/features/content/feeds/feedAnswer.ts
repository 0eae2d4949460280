import type { ScreenArgs } from '../../../platform/graph/load.ts';
import { siteContext } from '../../../platform/site/siteContext.ts';
import { atomXml, type Feed, feedType } from './atom.ts';

/** Readers ask every few minutes; what they have stays good for so long, and is compared by its tag afterwards. */
const cacheControl = 'public, max-age=300';

/** Answers a feed, or says that what the reader has is still the same (304). */
export async function feedAnswer({ context, request }: ScreenArgs, feed: Feed): Promise<Response> {
  const text = atomXml(context.get(siteContext).origin, feed);
  const etag = await tagOf(text);
  const headers = { etag, 'cache-control': cacheControl };
  if (isAmong(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': feedType } });
}

/** Weak: the same feed is sent compressed in several ways. */
async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `W/"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`;
}

/** Whether a reader's `If-None-Match` names the tag, compared weakly (RFC 9110, 13.1.2). */
function isAmong(stated: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return stated?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
}
