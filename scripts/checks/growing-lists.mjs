import { buildSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { readText } from './files.mjs';
import { fieldsOf } from './schema-fields.mjs';

/** Plain lists of things with an id that need no pages, and why; a whole type where that holds of all its lists. */
const BOUNDED = {
  AdminDispute: 'a case is read as a whole, by the one who decides it',
  'Block.questions': 'at most ten of one block',
  'ConfirmedEntries.items': 'the entries that the write named',
  'ContentType.breadcrumb': 'at most three levels',
  'ContentType.children': 'the tree of what people read, which is shown as a whole',
  'FaqGroup.questions': 'questions of one category, which is read as a whole',
  'OwnPage.categories': 'at most ten of one page',
  'OwnPage.labels': 'at most eight of one page',
  'OwnPage.suppliers': 'at most five of one page',
  'OwnSupplier.evidences': 'one paper of each kind, and what replaces it',
  'OwnSupplierProduct.changes': 'at most one that waits, and the last decided one',
  'Page.categories': 'at most ten of one page',
  'Page.labels': 'at most eight of one page',
  'Page.related': 'at most six',
  'Page.suppliers': 'at most five of one page',
  'PricedEntries.items': 'the entries that the write named',
  'Query.advertisements': 'at most one in each slot',
  'Query.announcements': 'at most two',
  'Query.contentTypes': 'the tree of what people read, which is shown as a whole',
  'Query.contentTypesByPageType': 'types of that tree',
  'Query.faqCategories': 'categories of the questions, which editors keep few',
  'Query.faqQuestionsOfCategory': 'questions of one category, which is read as a whole',
  'Query.searchFaqQuestions': 'the best matches',
  'Query.searchMediaVideos': 'at most fifty, of clips that editors keep few',
  'Query.sitePages': 'what the frame of the site links, which editors keep few',
  'Query.topFaqQuestions': 'at most ten',
  'Staff.categories': 'the tree of the market, which staff edit as a whole',
  'Staff.categoryProperties': 'properties of one category',
  'Staff.contentTypes': 'the tree of what people read, which editors keep as a whole',
  'Staff.faqCategories': 'categories of the questions, which editors keep as a whole',
  'Staff.measurementQuantities': 'masters',
  'StaffAdvertisement.categories': 'at most twenty of one advertisement',
  'StaffProperty.values': 'values of one property',
  'StaffQuantity.units': 'units of one quantity',
  'StaffSetting.steps': 'values to come of one setting',
  'SupplierClaim.evidences': 'one paper of each kind, and what replaces it',
  TradeReport: 'the record of one order, which is printed as a whole',
  'TradeRequest.conversations': 'one for each of at most 20 sellers',
  'Viewer.companyAddresses': 'the book of one company, which is chosen from as a whole',
  'Viewer.conversationsBySubject': 'those of the ids that are named',
  'Viewer.merchants': 'accounts of the companies of one person',
  'Viewer.supplierClaims': 'claims of the companies of one person',
  'Viewer.supplierEvidences': 'papers of one supplier',
  'Viewer.suppliers': 'suppliers of the companies of one person',
};

/** What a list may have at most to be read as a whole. */
const FEW = 100;

/**
 * Lists of things that can grow are connections; those that stay plain have a bound in the contract (`maxItems`) or a reason
 * here. What is released stays as it is. @returns what is wrong, in words
 */
export function growingLists() {
  const released = buildSchema(readText('gateway/released.graphql'), { assumeValidSDL: true });
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const { schemas } = JSON.parse(readText('api/openapi.json')).components;
  const plain = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.endsWith('Connection') && !type.name.endsWith('Payload') ? listsOf(type) : [],
  );
  const isReleased = ([type, field]) => fieldsOf(released, type)[field] !== undefined;
  const unbounded = plain.filter(
    ([type, field]) => !isReleased([type, field]) && !(schemas[type]?.properties?.[field]?.maxItems <= FEW),
  );
  const used = new Set(unbounded.flatMap(([type, field]) => [type, `${type}.${field}`]));
  return [
    ...unbounded.flatMap(([type, field]) =>
      BOUNDED[type] || BOUNDED[`${type}.${field}`]
        ? []
        : [`${type}.${field} is a plain list without a bound: make it a connection, or say its maxItems`],
    ),
    ...Object.keys(BOUNDED).flatMap((each) => (used.has(each) ? [] : [`${each} has a reason and needs none`])),
  ];
}

/** @param {import('graphql').GraphQLObjectType} type */
const listsOf = (type) =>
  Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const isOfThings = isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Node');
    return isOfThings && isListType(getNullableType(field.type)) ? [[type.name, field.name]] : [];
  });
