import { requireGraphQLSchema } from '@graphql-eslint/eslint-plugin';
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';

/**
 * ESLint rule: a selection that spreads a fragment on a type with an `id` selects `id` itself. A masked fragment finds its
 * data by the parent's id in the browser's cache; without it the component renders empty, silently.
 */
export const fragmentSelectsId = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'This selection on {{ type }} spreads {{ fragments }} and must select `id` itself.' },
  },
  create(context) {
    requireGraphQLSchema('fragment-selects-id', context);
    return {
      SelectionSet(node) {
        const spreads = node.selections.filter((selection) => selection.kind === 'FragmentSpread');
        const type = /** @type {any} */ (getNamedType(node.typeInfo().parentType ?? undefined));
        if (spreads.length === 0 || !hasId(type) || selectsId(node)) return;
        const fragments = spreads.map((spread) => spread.name.value).join(', ');
        context.report({ node, messageId: 'missing', data: { type: type.name, fragments } });
      },
    };
  },
};

const hasId = (type) => (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields();

function selectsId(node) {
  return node.selections.some(
    (selection) => selection.kind === 'Field' && selection.name.value === 'id' && !selection.alias,
  );
}
