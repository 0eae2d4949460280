/** What a list tells of an offer that can be added to the basket. */
export interface ListedOffer {
  id: string;
  title: string;
  /** The least order, a decimal of its sale unit. */
  moq: string;
  saleUnitText: string;
}
