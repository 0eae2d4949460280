import type { AdvertisementSlot } from './advertisements.enums.ts';

/** Width and height, as a picture is made for it; pages show it as wide as there is room. */
export type Box = readonly [width: number, height: number];
type Slot = {
  desktop: Box;
  mobile: Box;
  /** Whether its advertisements may be for some categories alone. */
  isOfCategory: boolean;
};

const WIDE: Box = [1_200, 200];
const ON_PHONES: Box = [640, 320];

/** Every place for an advertisement. Its boxes are fixed, so that a page keeps the room before the picture is there. */
export const slots: Readonly<Record<AdvertisementSlot, Slot>> = {
  HOME_TOP: { desktop: WIDE, mobile: ON_PHONES, isOfCategory: false },
  LIST_SIDE: { desktop: [600, 500], mobile: ON_PHONES, isOfCategory: true },
  CATEGORY_TOP: { desktop: WIDE, mobile: ON_PHONES, isOfCategory: true },
  SEARCH_INLINE: { desktop: WIDE, mobile: ON_PHONES, isOfCategory: false },
  PAGE_END: { desktop: WIDE, mobile: ON_PHONES, isOfCategory: false },
};

/** So far a picture may be from the shape of its box. */
const TOLERANCE = 0.03;

export const fitsBox = ({ width, height }: { width: number; height: number }, [boxWidth, boxHeight]: Box): boolean =>
  Math.abs((width * boxHeight) / (height * boxWidth) - 1) <= TOLERANCE;
