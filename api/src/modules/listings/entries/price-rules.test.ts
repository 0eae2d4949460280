import { describe, expect, it } from 'vitest';
import { jumpOf, problemsOfPrice, storedTiers } from './price-rules.ts';

const tiers = (...pairs: [string, string][]) => pairs.map(([minQty, unitPriceRial]) => ({ minQty, unitPriceRial }));
const codes = (priceMode: 'FIXED' | 'TIERED' | 'ON_REQUEST', priceTiers: ReturnType<typeof tiers>, moq = '5') =>
  problemsOfPrice({ priceMode, priceTiers }, moq).map(({ field, code }) => `${field} ${code}`);

describe('a price', () => {
  it.each([
    ['FIXED', tiers(['5', '1000'])],
    ['FIXED', tiers(['۵', '1000000000000'])],
    ['TIERED', tiers(['5', '1000'], ['10', '1000'], ['100', '900'])],
    ['ON_REQUEST', []],
  ] as const)('is taken: %s %j', (mode, given) => {
    expect(codes(mode, [...given])).toEqual([]);
  });

  it.each([
    ['FIXED', [], 'priceTiers MIN_ITEMS'],
    ['FIXED', tiers(['5', '1'], ['6', '1']), 'priceTiers MAX_ITEMS'],
    ['TIERED', tiers(['5', '1']), 'priceTiers MIN_ITEMS'],
    ['ON_REQUEST', tiers(['5', '1']), 'priceTiers MAX_ITEMS'],
    ['FIXED', tiers(['1', '1000']), 'priceTiers[0].minQty PRICE_TIER_FROM_LEAST'],
    ['FIXED', tiers(['5', '0']), 'priceTiers[0].unitPriceRial MIN_VALUE'],
    ['FIXED', tiers(['5', '1000000000001']), 'priceTiers[0].unitPriceRial MAX_VALUE'],
    ['TIERED', tiers(['5', '10'], ['5', '9']), 'priceTiers[1].minQty PRICE_TIERS_RISE'],
    ['TIERED', tiers(['5', '10'], ['6', '11']), 'priceTiers[1].unitPriceRial PRICE_TIERS_FALL'],
  ] as const)('is refused: %s %j', (mode, given, problem) => {
    expect(codes(mode, [...given])).toEqual([problem]);
  });

  it('is stored in ASCII digits', () => {
    expect(storedTiers({ priceMode: 'FIXED', priceTiers: tiers(['۱٬۰۰۰', '12']) })).toEqual(tiers(['1000', '12']));
  });

  it.each([
    ['1000', '5000', undefined],
    ['1000', '5001', ['1000', '5001']],
    ['1000', '200', undefined],
    ['1000', '199', ['1000', '199']],
  ])('from %s to %s jumps: %j', (from, to, jump) => {
    expect(jumpOf(tiers(['1', from]), tiers(['1', to]), 5)).toEqual(jump);
  });

  it('on request jumps nowhere', () => {
    expect(jumpOf([], tiers(['1', '5']), 5)).toBeUndefined();
  });
});
