import { lazy } from 'react';

// Fetched after the page: neither is part of what it says.
export const OwnPicture = lazy(() => import('../../identity/index.ts').then((it) => ({ default: it.OwnPicture })));
export const ProfilePictureForm = lazy(() =>
  import('../../identity/index.ts').then((it) => ({ default: it.ProfilePictureForm })),
);
export const PartyChoice = lazy(() => import('../components/PartyChoice.tsx'));
/** What counts what was not read or waits for an answer, by what the menu says. */
export const unreadCounts = {
  notices: lazy(() => import('../../notifications/index.ts').then((it) => ({ default: it.UnreadCount }))),
  messages: lazy(() => import('../../conversations/index.ts').then((it) => ({ default: it.UnreadMessages }))),
  basket: lazy(() => import('../../sourcing/index.ts').then((it) => ({ default: it.BasketCount }))),
  orders: lazy(() => import('../../tradeSteps/index.ts').then((it) => ({ default: it.WaitingRequests }))),
};
