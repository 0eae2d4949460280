import { lazy } from 'react';

// Fetched after the page: neither is part of what it says.
export const OwnPicture = lazy(() => import('../../identity/index.ts').then((it) => ({ default: it.OwnPicture })));
export const ProfilePictureForm = lazy(() =>
  import('../../identity/index.ts').then((it) => ({ default: it.ProfilePictureForm })),
);
export const PartyChoice = lazy(() => import('../components/PartyChoice.tsx'));
export const UnreadCount = lazy(() =>
  import('../../notifications/index.ts').then((it) => ({ default: it.UnreadCount })),
);
