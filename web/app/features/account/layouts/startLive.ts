/** How much waits for staff. */
const counts = 'staff.queues';

/** What stands in the logged-in area of things that others change, by their types. */
const places = {
  Notification: ['viewer.notifications', 'viewer.notificationSummary'],
  Conversation: [
    'viewer.conversations',
    'viewer.conversation',
    'viewer.unreadThread',
    // It stands in the room of its order.
    'viewer.tradeRequest',
  ],
  // Read, or put away, in another tab.
  UnreadThread: ['viewer.unreadThread', 'viewer.conversations'],
  TradeRequest: ['viewer.tradeRequests', 'viewer.tradeRequest', 'viewer.tradeRequestsSummary'],
  // Its seller has read it.
  TradeParticipation: ['viewer.tradeRequest'],
  // Its public page may be held, too: of who published it and goes there.
  OwnSupplierProduct: ['viewer.supplierProducts', 'viewer.supplierProduct', 'staff.entries', 'supplierProduct', counts],
  OwnBaseProduct: ['viewer.baseProducts', 'viewer.baseProduct', 'staff.baseProducts', counts],
  StaffCategory: ['staff.categories', 'staff.categoryReplacements'],
  OwnMerchant: ['viewer.merchants', 'staff.merchants', counts],
  // What is sold under it comes and goes with it.
  OwnDelegation: ['viewer.delegations', 'viewer.delegation', 'staff.delegations', 'viewer.supplierProducts', counts],
  OwnSupplier: ['viewer.suppliers', 'viewer.merchants', 'staff.suppliers', 'supplier', counts],
  SupplierClaim: ['viewer.supplierClaims', 'viewer.suppliers', 'staff.supplierClaims', counts],
  SupplierEvidence: [
    'viewer.suppliers',
    'viewer.supplierClaims',
    'staff.suppliers',
    'staff.supplierClaims',
    'staff.supplierEvidences',
    counts,
  ],
  MessageReport: ['staff.messageReports'],
  CustomerAgent: ['viewer.customers', 'viewer.customerAgents', 'viewer.customerProfile'],
  IdentityVerification: [
    'viewer.identityVerifications',
    'viewer.customers',
    'viewer.customerProfile',
    'staff.identityVerifications',
    counts,
  ],
};

/** Follows what happens while the logged-in area is open; its code comes after the page. @returns the end of it */
export function startLive(): () => void {
  let isOver = false;
  let end = () => {
    isOver = true;
  };
  const started = import('../../../platform/live/keepLive.ts').then(({ keepLive }) => {
    if (!isOver) end = keepLive(places);
  });
  // Without it the page shows what it showed when it came.
  started.catch(() => undefined);
  return () => end();
}
