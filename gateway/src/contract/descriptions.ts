/**
 * Descriptions that the contract cannot hold (arguments Mesh gives none) or that it has in words for REST only.
 * Keys are schema coordinates; what is named here and not in the graph stops the print.
 */
export const descriptions: Record<string, string> = {
  Mutation: 'Everything that can be changed, one thing a request.',
  'Mutation.countVisit':
    'Counts that something is looked at, once for each visitor in half an hour and never for programs.',
  'CompanyPaper.scan': 'Whether it was looked into for harm.',

  'FavoriteState.favorite': 'The saving; null while it is not saved.',
  'IdentityVerification.review': 'What staff see beside the request; null for everybody else.',
  'Session.owner': 'Whose it is, for staff; null in one’s own list.',

  'Viewer.profilePicture': 'The own picture; null when there is none.',

  SupplierFilterInput: 'Which suppliers of a category are wanted; what is left out does not narrow the list.',
  ProductFilterInput: 'Which offers are wanted; what is left out does not narrow the list.',

  Query:
    'Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`.',
  'Query.category': 'One active category; null with the code CATEGORY_NOT_FOUND when there is none with that id.',
  'Query.baseProduct':
    'One base product with every stated value; null with the code BASE_PRODUCT_NOT_FOUND when there is none.',
  'Query.supplier': 'One supplier; null with the code SUPPLIER_NOT_FOUND when there is none.',
  'Query.landedPrice':
    'What an offer costs at the buyer’s door, each step explained; null with the code SUPPLIER_PRODUCT_NOT_FOUND when there is no such offer.',
  'Query.merchantDelegation':
    'One delegation; null with the code MERCHANT_DELEGATION_NOT_FOUND when there is none that the caller may see.',
  'Query.supplierProduct':
    'One offer with all that is told of it; null with the code SUPPLIER_PRODUCT_NOT_FOUND when there is none.',
  'Query.enumModel(name:)': 'Name of the enumeration, as `enums` lists it.',
  'Query.typeModel(name:)': 'Name of the form model, as `typeModels` lists it.',

  'MeasurementQuantity.baseUnit': 'The unit in which its numbers are compared.',

  'SearchLine.reading': 'How it was read; null for a line that is too short.',

  'TypeModelRule.code': 'The code of user errors when the rule is broken.',
};
