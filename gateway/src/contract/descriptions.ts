/**
 * Descriptions that the contract cannot hold (values of enums, arguments Mesh gives none) or words for REST only.
 * Keys are schema coordinates; what is named here and not in the graph stops the print.
 */
export const descriptions: Record<string, string> = {
  'CategoryType.IndustrialService': 'Industrial manufacturing services.',
  'CategoryType.Product': 'Equipment and industrial goods.',
  'CategoryType.ConsultingService': 'Design and consulting.',
  'CategoryType.ElectronicDocument': 'Standards and documents.',

  'ConfirmStatus.DRAFT': 'Not yet handed in.',
  'ConfirmStatus.PENDING': 'Handed in, being checked.',
  'ConfirmStatus.CONFIRMED': 'Checked and accepted.',
  'ConfirmStatus.REJECTED': 'Checked and turned down.',
  'ConfirmStatus.SUSPENDED': 'Taken out of public view after it was confirmed.',

  'DelegationKind.EXCLUSIVE': 'Nobody else sells for the supplier in that territory.',
  'DelegationKind.NON_EXCLUSIVE': 'Others may sell there too.',
  'DelegationKind.SERVICE_ONLY': 'For service after the sale, not for selling.',
  'DelegationLevel.CLAIMED': 'Said by the merchant alone.',
  'DelegationLevel.SUPPLIER_CONFIRMED': 'The supplier says so too.',
  'DelegationLevel.DOCUMENT_CHECKED': 'Our staff saw the document.',
  'DelegationPermission.LIST_PRODUCTS': 'Offer the supplier’s products.',
  'DelegationPermission.SET_PRICE': 'Set prices of its own.',
  'DelegationPermission.QUOTE': 'Answer requests with quotes.',
  'DelegationPermission.RECEIVE_PAYMENT': 'Take money.',
  'DelegationPermission.AFTER_SALES': 'Serve after the sale.',
  'DelegationScopeKind.ALL': 'Everything of the supplier.',
  'DelegationScopeKind.CATEGORIES': 'Some categories and all below them.',
  'DelegationScopeKind.SUPPLIER_PRODUCTS': 'Single entries.',
  'DelegationStatus.DRAFT': 'Being written.',
  'DelegationStatus.PENDING_SUPPLIER': 'Waits for the supplier’s word.',
  'DelegationStatus.ACTIVE': 'Agreed, and not over yet.',
  'DelegationStatus.EXPIRED': 'Its time is over.',
  'DelegationStatus.REJECTED': 'The supplier said no.',
  'DelegationStatus.SUSPENDED': 'Stopped for now.',
  'DelegationStatus.REVOKED': 'Taken back by the supplier.',
  'DeliveryKind.PICKUP': 'The buyer fetches it.',
  'DeliveryKind.SELLER_FLEET': 'The merchant brings it.',
  'DeliveryKind.FREIGHT': 'A freight company brings it.',
  'DeliveryKind.POST': 'By post.',

  'MerchantKind.SUPPLIER_SELF': 'A supplier that sells by itself.',
  'MerchantKind.DISTRIBUTOR': 'Keeps stock for suppliers and sells on.',
  'MerchantKind.RESELLER': 'Buys and sells.',
  'MerchantStatus.DRAFT': 'Not yet handed in.',
  'MerchantStatus.PENDING': 'Handed in, being checked.',
  'MerchantStatus.CONFIRMED': 'Checked and accepted.',
  'MerchantStatus.REJECTED': 'Checked and turned down.',
  'MerchantStatus.SUSPENDED': 'Taken out of public view.',
  'MerchantStatus.CLOSED': 'Sells no more.',
  'PaymentTerm.PREPAID': 'Before delivery.',
  'PaymentTerm.ESCROW': 'Before delivery, to a third party that holds it.',
  'PaymentTerm.ON_DELIVERY': 'At delivery.',
  'PaymentTerm.CREDIT_30': 'Within 30 days.',
  'PaymentTerm.CREDIT_60': 'Within 60 days.',
  'PaymentTerm.CREDIT_90': 'Within 90 days.',

  'PriceMode.FIXED': 'One price for any quantity.',
  'PriceMode.TIERED': 'The more is ordered, the less a unit costs.',
  'PriceMode.ON_REQUEST': 'The supplier tells the price when asked.',

  SupplierFilterInput: 'Which suppliers of a category are wanted; what is left out does not narrow the list.',
  ProductFilterInput: 'Which offers are wanted; what is left out does not narrow the list.',
  'ProductSort.RELEVANCE': 'Best match first.',
  'ProductSort.NEWEST': 'Last published first.',
  'ProductSort.PRICE_ASC': 'Cheapest first, offers without a price last.',
  'ProductSort.LEAD_TIME': 'Soonest to leave the supplier first.',
  'ProductSort.RATING': 'Best rated supplier first.',
  'ProductSort.RESPONSE_TIME': 'Supplier who answers soonest first.',

  'PropertyDataType.NUMERIC': 'One number, mostly with a unit.',
  'PropertyDataType.NUMERIC_RANGE': 'Two numbers, such as the temperatures it stands.',
  'PropertyDataType.ENUM': 'One value of a list.',
  'PropertyDataType.MULTI_ENUM': 'Some values of a list.',
  'PropertyDataType.BOOLEAN': 'Yes or no.',
  'PropertyDataType.TEXT': 'Free text; not filtered by.',

  'PublishState.DRAFT': 'Being written.',
  'PublishState.PENDING': 'Handed in, being checked.',
  'PublishState.PUBLISHED': 'Shown to everyone.',
  'PublishState.REJECTED': 'Checked and turned down.',
  'PublishState.ARCHIVED': 'No longer offered.',

  Query:
    'Everything that can be asked. A field that fails is null, and `errors` tells why with a stable `extensions.code`.',
  'Query.category': 'One active category; null with the code CATEGORY_NOT_FOUND when there is none with that id.',
  'Query.baseProduct':
    'One base product with every stated value; null with the code BASE_PRODUCT_NOT_FOUND when there is none.',
  'Query.supplier': 'One supplier; null with the code SUPPLIER_NOT_FOUND when there is none.',
  'Query.merchantDelegation':
    'One delegation; null with the code MERCHANT_DELEGATION_NOT_FOUND when there is none that the caller may see.',
  'Query.merchantSaleSetting':
    'How a merchant sells; null with the code MERCHANT_SALE_SETTING_NOT_FOUND when it is not known.',
  'Query.supplierProduct':
    'The full sheet of an offer; null with the code SUPPLIER_PRODUCT_NOT_FOUND when there is none.',
  'Query.enumModel(name:)': 'Name of the enumeration, as `enums` lists it.',
  'Query.typeModel(name:)': 'Name of the form model, as `typeModels` lists it.',

  'RangeMatch.cover': 'The range contains all of the interval.',
  'RangeMatch.overlap': 'The range and the interval have some part in common.',

  'StockState.IN_STOCK': 'At hand.',
  'StockState.MADE_TO_ORDER': 'Made when ordered.',
  'StockState.OUT': 'Not to be had for now.',

  'SuggestionKind.QUERY': 'Another text to search by.',
  'SuggestionKind.CATEGORY': 'A category, which leads to its list.',
  'SuggestionKind.PRODUCT': 'An offer.',
  'SuggestionKind.SUPPLIER': 'A supplier.',

  'SupplierProductSheet.product': 'The offer itself.',
  'SupplierSort.RELEVANCE': 'Best match first.',
  'SupplierSort.NEWEST': 'Newest first.',
  'SupplierSort.RATING': 'Best rated first.',
  'SupplierSort.RESPONSE_TIME': 'Soonest to answer first.',

  'VerificationLevel.NONE': 'Nothing was checked.',
  'VerificationLevel.PHONE': 'The phone number was checked.',
  'VerificationLevel.IDENTITY': 'The person behind it was checked.',
  'VerificationLevel.BUSINESS': 'The registered company was checked.',
  'VerificationLevel.SITE': 'Its place of work was visited.',
};
