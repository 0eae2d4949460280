import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Lines } from './Lines.tsx';

type Request = Parameters<typeof Lines>[0]['request'];
const need = {
  id: 'n',
  title: 'لولهٔ فولادی',
  agreedTitle: null,
  sku: '',
  supplierName: '',
  quantity: '24',
  saleUnitText: 'متر',
  unitPriceRial: null,
  netRial: '0',
  vatRial: '0',
  totalRial: '0',
  vatPercent: '10',
  leadTimeDays: null,
  daysLate: null,
  alternativesAllowed: false,
  targetPriceRial: null,
  categoryName: null,
  note: null,
  internalNote: null,
  supplierProductId: null,
  supplierProductSlug: null,
};
const shown = (lines: object[], ...statuses: string[]) =>
  renderToString(
    <Lines
      request={
        {
          lines: { nodes: lines },
          netRial: '0',
          vatRial: '0',
          totalRial: '0',
          quotes: { nodes: statuses.map((status) => ({ status })) },
        } as unknown as Request
      }
    />,
  );

describe('what was asked', () => {
  it('stands folded below what was agreed to, needs in words too', () => {
    expect(shown([need], 'ACCEPTED')).toContain('<details');
    expect(shown([need], 'SENT')).not.toContain('<details');
    const priced = { ...need, id: 'p', unitPriceRial: '1000', netRial: '1000', vatRial: '100', totalRial: '1100' };
    expect(shown([priced], 'ACCEPTED')).toContain('<details');
  });

  it('of which some has no price comes to that much at least', () => {
    const amounts = { unitPriceRial: '100000', netRial: '100000', vatRial: '10000', totalRial: '110000' };
    const priced = { ...need, id: 'p', ...amounts };
    const page = shown([priced, need], 'SENT');
    expect(page).toContain('نامشخص');
    expect(page).toContain('از ۱۱٬۰۰۰ تومان');
    expect(page).not.toContain('>۰ تومان');
  });
});
