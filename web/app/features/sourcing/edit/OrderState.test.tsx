import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';
import { Totals } from './OrderState.tsx';

const shown = (...prices: (string | null)[]) => {
  const lines = prices.map((unitPriceRial) => ({ unitPriceRial }));
  const isKnown = prices.some((each) => each !== null);
  const sums = isKnown
    ? { netRial: '20000000', vatRial: '2000000', totalRial: '22000000' }
    : { netRial: '0', vatRial: '0', totalRial: '0' };
  return renderToStaticMarkup(
    <Totals order={{ ...sums, lines: { nodes: lines }, merchant: null } as unknown as Order} />,
  );
};

describe('the sums of a draft', () => {
  it('are amounts where every line has a price', () => {
    expect(shown('100', '200')).toContain('>۲٬۲۰۰٬۰۰۰ تومان<');
  });

  it('begin from what is known where a price is not', () => {
    expect(shown('100', null)).toContain('>از ۲٬۲۰۰٬۰۰۰ تومان<');
  });

  it('are unknown, not nothing, where no price is known', () => {
    const html = shown(null, null);
    expect(html.match(/نامشخص/g)).toHaveLength(3);
    expect(html).not.toContain('۰ تومان');
  });
});
