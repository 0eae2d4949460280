import type { ReactNode } from 'react';

interface SellerPhoneProps {
  merchantId: string;
  phone: string;
  children: ReactNode;
}

/** The phone of a seller; calling it counts for the seller's figures. */
export const SellerPhone = ({ merchantId, phone, children }: SellerPhoneProps) => (
  <a
    className="link"
    dir="ltr"
    href={`tel:${phone}`}
    // A click that is not counted is no loss; the call goes on.
    onClick={() => void import('./markContact.ts').then(({ markContact }) => markContact(merchantId)).catch(() => {})}
  >
    {children}
  </a>
);
