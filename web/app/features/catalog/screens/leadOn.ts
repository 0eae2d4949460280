import { redirect } from 'react-router-dom';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { decode } from '../../../platform/head/title.ts';
import { CategoryAddressDocument, CategorySuccessorDocument } from './CategorySuccessor.generated.ts';

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sends a page of a category that another took the place of to the same page of that one (301); nothing of others. */
export async function leadOn(args: ScreenArgs, id: string): Promise<null> {
  if (!idPattern.test(id)) return null;
  const { categoryActiveState } = await load(args, CategorySuccessorDocument, { id });
  if (!categoryActiveState?.replacedById) return null;
  const { category } = await load(args, CategoryAddressDocument, { id: categoryActiveState.replacedById });
  if (!category) return null;
  const [before] = decode(new URL(args.request.url).pathname).split(id);
  throw redirect(encodeURI(`${before}${category.id}/${category.slug}`), 301);
}
