/**
 * Removes rows in statements of at most `most`, so that none takes long.
 * @param remove removes so many at most. @returns how many it were
 */
export async function inBlocks(most: number, remove: (most: number) => Promise<number>): Promise<void> {
  while ((await remove(most)) === most);
}
