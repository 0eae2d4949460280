import type { Viewer } from '../../platform/site/siteContext.ts';
import { rememberViewer } from '../../platform/session/viewerRecord.ts';

/** Uses the session, so that it lives on. @returns until when, in seconds since 1970; undefined when it has ended. Rejects when the site cannot be asked. */
export async function keepSession(): Promise<number | undefined> {
  const response = await fetch('/session');
  if (!response.ok) throw new Error(`the session was not kept: ${response.status}`);
  const { userInfo } = (await response.json()) as { userInfo: Viewer | null };
  rememberViewer(userInfo);
  return userInfo?.exp;
}
