import { activityFields } from './features/activity/activity.resolvers.ts';
import { adminFields } from './features/admin/admin.resolvers.ts';
import { addressFields } from './features/addresses/addresses.resolvers.ts';
import { catalogFields } from './features/catalog/catalog.resolvers.ts';
import { advertisementFields } from './features/content/advertisements.resolvers.ts';
import { blockFields } from './features/content/blocks.resolvers.ts';
import { pageFields } from './features/content/pages.resolvers.ts';
import { commentFields } from './features/content/comments.resolvers.ts';
import { conversationFields } from './features/conversations/conversations.resolvers.ts';
import { customerFields } from './features/customers/customers.resolvers.ts';
import { favoriteFields } from './features/favorites/favorites.resolvers.ts';
import { geographyFields } from './features/geography/geography.resolvers.ts';
import { listingFields } from './features/listings/listings.resolvers.ts';
import { merchantFields } from './features/merchants/merchants.resolvers.ts';
import { noteFields } from './features/notes/notes.resolvers.ts';
import { referenceFields } from './features/reference/reference.resolvers.ts';
import { searchFields } from './features/search/search.resolvers.ts';
import { supplierFields } from './features/suppliers/suppliers.resolvers.ts';
import { sourcingFields } from './features/sourcing/sourcing.resolvers.ts';
import { tradeFields } from './features/trade/trade.resolvers.ts';

/** Everything the features stitch into the graph. */
export const features = [
  advertisementFields,
  blockFields,
  catalogFields,
  supplierFields,
  listingFields,
  geographyFields,
  merchantFields,
  searchFields,
  activityFields,
  adminFields,
  addressFields,
  pageFields,
  commentFields,
  conversationFields,
  customerFields,
  favoriteFields,
  noteFields,
  referenceFields,
  sourcingFields,
  tradeFields,
];

export { listsInUnits } from './features/reference/lists-in-units.ts';
