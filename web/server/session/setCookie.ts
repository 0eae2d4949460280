import type { Response } from 'express';

/** Sets a cookie, given as its whole line. One answer says one thing of a cookie: the line before is replaced. */
export function setCookie(response: Response, line: string): void {
  const name = line.slice(0, line.indexOf('=') + 1);
  const others = [response.getHeader('set-cookie') ?? []].flat().map(String);
  response.setHeader('set-cookie', [...others.filter((each) => !each.startsWith(name)), line]);
}
