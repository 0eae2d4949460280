import { onDemand } from '../../../platform/site/onDemand.tsx';

/** Adds an address to deliver to, on the page that needs it. */
export const NewAddressDialog = onDemand(() => import('./NewAddressDialog.tsx').then((it) => it.default));
