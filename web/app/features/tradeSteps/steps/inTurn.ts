/**
 * Writes one thing after the other, each with the version that the one before left: what was written before one is refused stays so.
 * @param version of the request before the first
 * @returns the request as the last one left it
 */
export async function inTurn<Each, Request extends { version: number }>(
  version: number,
  all: readonly Each[],
  write: (each: Each, version: number) => Promise<Request>,
): Promise<Request | undefined> {
  let latest: Request | undefined;
  for (const each of all) latest = await write(each, latest?.version ?? version);
  return latest;
}
