import { readFileSync } from 'node:fs';
import { advertisementsOwned } from './advertisements.ts';
import { inRoot } from '../../../scripts/machine/root.mjs';
import { accountOwned } from './account.ts';
import { addressesOwned } from './addresses.ts';
import { claimsOwned } from './claims.ts';
import { categoriesOwned } from './categories.ts';
import { commentsOwned } from './comments.ts';
import { conversationsOwned } from './conversations.ts';
import { customersOwned } from './customers.ts';
import { delegationsOwned } from './delegations.ts';
import { entriesOwned } from './entries.ts';
import { filesOwned } from './files.ts';
import { guidanceOwned } from './guidance.ts';
import { identityOwned } from './identity.ts';
import { jobsOwned } from './jobs.ts';
import { keptOwned } from './kept.ts';
import type { Owned } from './kinds.ts';
import { mastersOwned } from './masters.ts';
import { merchantsOwned } from './merchants.ts';
import { notificationsOwned } from './notifications.ts';
import { pagesOwned } from './pages.ts';
import { productsOwned } from './products.ts';
import { openOwned } from './open-requests.ts';
import { siteFrameOwned } from './site-frame.ts';
import { tradeOwned } from './trade.ts';
import { disputesOwned } from './trade-disputes.ts';
import { milestonesOwned } from './trade-milestones.ts';

const owned: Owned = {
  ...identityOwned,
  ...accountOwned,
  ...customersOwned,
  ...addressesOwned,
  ...conversationsOwned,
  ...keptOwned,
  ...commentsOwned,
  ...guidanceOwned,
  ...jobsOwned,
  ...siteFrameOwned,
  ...advertisementsOwned,
  ...mastersOwned,
  ...categoriesOwned,
  ...merchantsOwned,
  ...claimsOwned,
  ...delegationsOwned,
  ...entriesOwned,
  ...pagesOwned,
  ...productsOwned,
  ...tradeOwned,
  ...disputesOwned,
  ...milestonesOwned,
  ...openOwned,
  ...filesOwned,
  ...notificationsOwned,
};

type Paths = Record<string, Record<string, { operationId: string }>>;
const { paths } = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as { paths: Paths };
/** A whole reaches what the change beside it does. */
const wholes = Object.values(paths).flatMap(({ put, patch }): [string, Owned[string]][] =>
  put && patch ? [[put.operationId, owned[patch.operationId]!]] : [],
);

/** By operationId; every operation that is not public must be here, or the build fails. */
export const ownership: Owned = { ...owned, ...Object.fromEntries(wholes) };
