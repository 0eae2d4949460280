import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** Counts of the staff queues. */
const waiting = 'staff.queues';

/** What the logged-in area says of selling. */
export const area: OwnArea = {
  menu: { place: 35, name: 'Selling', href: '/profile/suppliers', label: 'تأمین‌کنندگان و فروش' },
  liveQueries: {
    // `supplierProduct` is the public page, which a seller opens after publishing and which may be cached.
    OwnSupplierProduct: [
      'viewer.supplierProducts',
      'viewer.supplierProduct',
      'staff.entries',
      'supplierProduct',
      waiting,
    ],
    OwnBaseProduct: ['viewer.baseProducts', 'viewer.baseProduct', 'staff.baseProducts', waiting],
    OwnMerchant: ['viewer.merchants', 'staff.merchants', waiting],
    // What is sold under it comes and goes with it.
    OwnDelegation: ['viewer.delegations', 'viewer.delegation', 'staff.delegations', 'viewer.supplierProducts', waiting],
    OwnSupplier: ['viewer.suppliers', 'viewer.merchants', 'staff.suppliers', 'supplier', waiting],
    SupplierClaim: ['viewer.supplierClaims', 'viewer.suppliers', 'staff.supplierClaims', waiting],
    SupplierEvidence: [
      'viewer.suppliers',
      'viewer.supplierClaims',
      'staff.suppliers',
      'staff.supplierClaims',
      'staff.supplierEvidences',
      waiting,
    ],
  },
};
