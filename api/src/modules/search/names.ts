import type { SearchReading } from './reading.schemas.ts';
import type { Lexicon } from './lexicon.ts';
import { placeOf, type TypedPiece } from './reading/pieces.ts';
import { NAMES } from './marks.ts';
import { restOf } from './tiers.ts';
import { hasLetter } from './words.ts';

/** A text that is looked for in names: for each piece the ways to write it, and the place it may be. */
export type TypedName = {
  pieces: { text: string; ways: string[][]; cityId?: string; stateId?: string }[];
  reading: Omit<SearchReading, 'tier'>;
};

/** Reads texts that are looked for in names of companies: without words of shopping, with places and other ways to write them. */
export const makeNameReader =
  (lexicon: Lexicon) =>
  async (typed: string, field: string): Promise<TypedName> => {
    const text = await lexicon.read(typed, field);
    const place = placeOf(text);
    return {
      pieces: text.pieces.map((piece) => ({
        text: piece.text,
        ways: waysOf(
          piece,
          text.tokens.slice(piece.from, piece.to).flatMap(({ word }) => (hasLetter.test(word) ? [word] : [])),
        ),
        ...(piece.place?.cityId && { cityId: piece.place.cityId }),
        ...(piece.place?.stateId && { stateId: piece.place.stateId }),
      })),
      reading: {
        text: text.searched,
        ...(place && { place }),
        applied: [],
        questions: [],
        left: restOf(text),
        relaxed: [],
      },
    };
  };

/** The words as typed, and those that mean the same; whole names of sellers word by word. */
function waysOf({ ways, role }: TypedPiece, typed: string[]): string[][] {
  const meant = ways
    .filter(({ isNear, factor }) => !isNear && factor > 0.6)
    .map(({ terms }) =>
      terms.flatMap(({ word }) =>
        word.startsWith(NAMES.SELLER) ? word.slice(NAMES.SELLER.length).split(' ') : [word],
      ),
    )
    .filter((words) => words.every((word) => !/[:#~=]/.test(word)));
  return role === 'SELLER' ? meant : [typed, ...meant];
}
