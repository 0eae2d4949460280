import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { CompareScreenQuery } from '../screens/CompareScreen.generated.ts';
import type { CompareRow } from './measureRows.ts';
import { compareMessages } from './messages.ts';

const { offer: words, product: productWords } = compareMessages;

export type ComparedOffer = NonNullable<CompareScreenQuery['supplierProducts']>['nodes'][number];
type Labels = Pick<CompareScreenQuery, 'stockStates' | 'verificationLevels'>;

/** What is compared besides measures: the purchase, and what kind of product it is. */
export function offerRows(offers: readonly ComparedOffer[], labels: Labels): CompareRow[] {
  const { stockStates, verificationLevels } = labels;
  const labelOf = (model: Labels['stockStates'], value?: string) =>
    model?.values.find((each) => each.value === value)?.displayFa;
  const row = (groupName: string, name: string, textOf: (offer: ComparedOffer) => string | null | undefined) => {
    const cells = offers.map((offer) => textOf(offer) || undefined);
    return { code: `${groupName} ${name}`, name, groupName, units: [], cells, differs: new Set(cells).size > 1 };
  };
  return [
    row(words.group, words.price, ({ lowestPriceRial, saleUnitText }) =>
      lowestPriceRial ? words.per(formatMoney(lowestPriceRial), saleUnitText) : formatMoney(null),
    ),
    row(words.group, words.moq, ({ moq, saleUnitText }) => compareMessages.measure(formatDecimal(moq), saleUnitText)),
    row(words.group, words.pack, ({ packSize }) => formatDecimal(packSize)),
    row(words.group, words.stock, ({ stockState }) => labelOf(stockStates, stockState)),
    row(words.group, words.leadTime, ({ leadTimeDays }) =>
      leadTimeDays === 0 ? words.atOnce : words.days(formatInteger(leadTimeDays)),
    ),
    row(words.group, words.warranty, ({ warranty }) => warranty),
    row(words.group, words.supplier, ({ supplier }) => supplier?.brandName),
    row(words.group, words.merchant, ({ merchant, supplier }) => merchant?.name ?? supplier?.brandName),
    row(words.group, words.city, ({ supplier }) => supplier?.cityName),
    row(words.group, words.level, ({ supplier }) => labelOf(verificationLevels, supplier?.verificationLevel)),
    row(productWords.group, productWords.category, ({ category }) => category?.name),
    row(productWords.group, productWords.brand, ({ brandName }) => brandName),
    row(productWords.group, productWords.origin, ({ originCountryName }) => originCountryName),
    row(productWords.group, productWords.standards, ({ baseProduct }) =>
      baseProduct?.standards.join(compareMessages.separator),
    ),
  ];
}
