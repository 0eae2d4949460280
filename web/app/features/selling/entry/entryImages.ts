import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';

export const MOST_IMAGES = 8;
export const SHORTEST_ALT = 5;
export const LONGEST_ALT = 120;

type Image = Entry['images'][number];

/** A list with one picture in another place. */
export function placed(images: readonly Image[], fileId: string, place: number): readonly Image[] {
  const moved = images.find((each) => each.fileId === fileId);
  if (!moved) return images;
  const others = images.filter((each) => each !== moved);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}
