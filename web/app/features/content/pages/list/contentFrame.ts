import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { ContentFrameDocument, type ContentFrameQuery } from './ContentFrame.generated.ts';

type Roots = NonNullable<ContentFrameQuery['contentTypes']>;

/** A type of texts in its tree. */
export interface TypeNode {
  id: string;
  title: string;
  pageType: Roots[number]['pageType'];
  children: readonly TypeNode[];
}

/** What every list of texts has; the same for everybody. */
export const loadContentFrame = (args: ScreenArgs) => load(args, ContentFrameDocument, {}, { shared: true });

/** The types of texts that have lists: pages of the site stand alone. */
export const listedTypes = ({ contentTypes }: ContentFrameQuery): TypeNode[] =>
  (contentTypes ?? []).map(asNode).filter(({ pageType }) => pageType !== 'STATIC' && pageType !== 'LANDING');

/** The way to a type, its root first and itself last; undefined when no active type has that id. */
export function wayTo(id: string, types: readonly TypeNode[]): TypeNode[] | undefined {
  for (const type of types) {
    if (type.id === id) return [type];
    const below = wayTo(id, type.children);
    if (below) return [type, ...below];
  }
  return undefined;
}

/** The answer stops at the third level, below which nothing is. */
const asNode = (type: Omit<TypeNode, 'children'> & { children?: readonly object[] }): TypeNode => ({
  ...type,
  children: (type.children ?? []).map((each) => asNode(each as TypeNode)),
});
