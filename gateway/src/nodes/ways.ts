import { all, ofMany, one, part, type Read, rows, rowsOf } from './reads.ts';

/** Who may see anything by it: whoever has no session, or no role, is not asked about. */
export type Way = { read: Read; who: 'anybody' | 'user' | 'staff' };

const anybody = (read: Read): Way => ({ read, who: 'anybody' });
const user = (read: Read): Way => ({ read, who: 'user' });
const staff = (read: Read): Way => ({ read, who: 'staff' });

const request = rows('tradeRequests');
const ofRequest = (...path: string[]) => [user(part(request, ...path))];
const propertiesOfCategory = ofMany('propertiesOfCategories', 'categoryIds');

/**
 * How a type that is a `Node` is read by the id of a thing, as who asks may see it: the first way that finds it counts.
 * Rows of lists that take `ids` need no line (`listed-ways.ts`). The parent that parts are read by is what the
 * module of the api names for its table.
 */
export const ways: Readonly<Record<string, readonly Way[]>> = {
  Address: [
    user(part(all('deliveryAddresses'))),
    user(part(one('companyAddresses'))),
    user(part(one('personAddresses'))),
  ],
  AdminDispute: [staff(one('adminDispute'))],
  Advertisement: [anybody(part(all('advertisements')))],
  Announcement: [anybody(part(all('announcements')))],
  CategoryProperty: [anybody(part(propertiesOfCategory, 'items'))],
  Comment: [anybody(rows('commentsOfThings'))],
  CompanyLogo: [user(part(all('customers'), 'logo'))],
  CompanyPaper: [
    user(part(all('customers'), 'officialGazette')),
    user(part(one('ownDelegation'), 'paper')),
    user(part(all('supplierClaims'), 'evidences', 'file')),
    user(part(all('ownSuppliers'), 'evidences', 'file')),
    staff(part(rows('adminDelegations'), 'paper')),
    staff(part(rows('adminEvidences'), 'file')),
  ],
  ContentType: [anybody(rows('contentTypesByIds'))],
  Conversation: [user(one('conversation'))],
  Customer: [user(part(all('customers')))],
  CustomerAgent: [user(part(one('customerAgents', 'customerId')))],
  DisputeStatement: ofRequest('disputes', 'statements'),
  EntryEvent: [user(rowsOf('supplierProductHistory', 'id'))],
  IdentityVerification: [user(part(all('identityVerifications'))), staff(rows('adminIdentityVerifications'))],
  FaqCategory: [anybody(part(all('faqGroups'), 'category'))],
  FaqQuestion: [anybody(rows('faqQuestionsByIds'))],
  HelpEntry: [anybody(rows('helpEntriesByIds'))],
  MeasurementQuantity: [anybody(part(all('measurementQuantities')))],
  MediaVideo: [anybody(rows('mediaVideosByIds'))],
  Merchant: [anybody(rows('merchants'))],
  MerchantSaleSetting: [anybody(part(ofMany('saleSettingsOfMerchants', 'merchantIds')))],
  Message: [user(rowsOf('conversationThread', 'id'))],
  Milestone: ofRequest('milestones'),
  Note: [user(one('note'))],
  OpenRequestLine: [user(part(rows('openTradeRequests'), 'lines'))],
  OwnBaseProduct: [user(one('ownBaseProduct')), staff(rows('adminBaseProducts', { list: 'PROPOSED' }))],
  OwnDelegation: [user(one('ownDelegation')), staff(rows('adminDelegations'))],
  OwnMerchant: [user(part(all('ownMerchants'))), staff(rows('adminMerchants'))],
  OwnSupplier: [user(part(all('ownSuppliers'))), staff(rows('adminSuppliers'))],
  OwnSupplierProduct: [user(one('ownSupplierProduct')), staff(rows('adminEntries', { status: 'PENDING' }))],
  OwnPage: [user(one('ownPage')), staff(one('adminPage'))],
  Page: [anybody(rows('pagesByIds'))],
  Person: [user(part(all('customerProfile'), 'person'))],
  ProductChange: [user(rowsOf('productChanges', 'id'))],
  ProfilePicture: [user(part(all('profilePicture')))],
  PropertyEnumValue: [anybody(part(propertiesOfCategory, 'items', 'enumValues'))],
  Quote: [user(rows('quotes'))],
  Session: [user(part(all('sessions'))), staff(rows('adminSessions'))],
  SettingStep: [staff(part(all('adminSettings'), 'steps'))],
  StaffFaqCategory: [staff(part(all('adminFaqCategories')))],
  StaffHelpEntry: [staff(part(all('adminHelpScreens'), 'entry'))],
  StaffCategory: [staff(part(all('adminCategories')))],
  StaffProperty: [staff(part(one('adminCategoryProperties', 'categoryId')))],
  StaffPropertyValue: [staff(part(one('adminCategoryProperties', 'categoryId'), 'values'))],
  StaffQuantity: [staff(part(all('adminMeasurementQuantities')))],
  StaffUnit: [staff(part(all('adminMeasurementQuantities'), 'units'))],
  SupplierChange: [user(part(all('ownSuppliers'), 'change')), staff(part(rows('adminSuppliers'), 'change'))],
  SupplierClaim: [user(part(all('supplierClaims'))), staff(rows('adminSupplierClaims'))],
  SupplierEvidence: [
    user(part(one('supplierEvidences'))),
    user(part(all('supplierClaims'), 'evidences')),
    staff(rows('adminEvidences')),
  ],
  SupplierProduct: [anybody(rows('supplierProductsByIds'))],
  TradeApproval: ofRequest('approvals'),
  TradeClarification: ofRequest('clarifications'),
  TradeConsent: ofRequest('consents'),
  TradeDispute: ofRequest('disputes'),
  TradeDocument: ofRequest('documents'),
  TradeEvent: [user(rowsOf('tradeRequestEvents', 'tradeRequestId'))],
  TradeLine: ofRequest('lines'),
  TradeParticipation: ofRequest('participations'),
  TradeShipment: ofRequest('shipments'),
  UrbanArea: [anybody(part(one('urbanAreas', 'cityId')))],
};

/** What some see of a thing under its id (decision 33). */
export const views: Readonly<Record<string, readonly string[]>> = {
  Advertisement: ['StaffAdvertisement'],
  Announcement: ['StaffAnnouncement'],
  BaseProduct: ['OwnBaseProduct'],
  Category: ['StaffCategory'],
  CategoryProperty: ['StaffProperty'],
  City: ['StaffCity'],
  Comment: ['OwnComment'],
  MeasurementQuantity: ['StaffQuantity'],
  FaqCategory: ['StaffFaqCategory'],
  FaqQuestion: ['StaffFaqQuestion'],
  MediaVideo: ['StaffMediaVideo'],
  Feedback: ['StaffFeedback'],
  HelpEntry: ['StaffHelpEntry'],
  Merchant: ['OwnMerchant'],
  MerchantDelegation: ['OwnDelegation'],
  Page: ['OwnPage'],
  PropertyEnumValue: ['StaffPropertyValue'],
  Supplier: ['OwnSupplier'],
  SupplierProduct: ['OwnSupplierProduct'],
  TradeDispute: ['AdminDispute', 'QueuedDispute'],
  TradeLine: ['OpenRequestLine'],
  TradeRequest: ['OpenTradeRequest', 'StuckTradeRequest'],
  UnitOfMeasurement: ['StaffUnit'],
};
