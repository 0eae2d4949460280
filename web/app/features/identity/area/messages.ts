import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of the picture. */
export const area: OwnArea = {
  kept: { profilePicture: 'تصویر پروفایل.' },
};
