import { buildSchema, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import { readText } from './files.mjs';
import { fieldsOf } from './schema-fields.mjs';

/** Lists within an answer that may be missing from it, and why: null says something else than an empty list. */
const MISSING = {
  'EntryDifference.askedTiers': 'null where it is not the price that differs',
  'EntryDifference.wasTiers': 'null where it is not the price that differs',
  'OwnComment.nextCons': 'null while no edit waits',
  'OwnComment.nextPros': 'null while no edit waits',
  'OwnPage.body': 'null in lists, whose rows come without their texts',
  'OwnPage.missing': 'null in lists, for it is judged by the text',
  'Page.body': 'a read of its own where a list shows the page',
  'Page.headings': 'a read of its own where a list shows the page',
  'SupplierProduct.images': 'part of the sheet, which is a read of its own',
};

/**
 * A list that comes with its parent is never null: nothing in it is an empty list. One that has a read of its own is nullable, so
 * that its failure leaves the rest; so is that of a payload, since nothing was changed with user errors. What is released stays as
 * it is. @returns what is not, in words
 */
export function unsureLists() {
  const released = buildSchema(readText('gateway/released.graphql'), { assumeValidSDL: true });
  const schema = buildSchema(readText('gateway/schema.graphql'), { assumeValidSDL: true });
  const { schemas } = JSON.parse(readText('api/openapi.json')).components;
  const unsure = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const isOfParent = schemas[type.name]?.properties?.[field.name] !== undefined;
          const isReleased = fieldsOf(released, type.name)[field.name] !== undefined;
          return isMany(field.type) && !isNonNullType(field.type) && isOfParent && !isReleased
            ? [`${type.name}.${field.name}`]
            : [];
        })
      : [],
  );
  return [
    ...unsure.flatMap((each) => (MISSING[each] ? [] : [`${each} comes with its parent and must not be null`])),
    ...Object.keys(MISSING).flatMap((each) =>
      unsure.includes(each) ? [] : [`${each} has a reason and is never null`],
    ),
  ];
}

/** @param {import('graphql').GraphQLOutputType} type */
const isMany = (type) =>
  isListType(isNonNullType(type) ? type.ofType : type) || getNamedType(type).name.endsWith('Connection');
