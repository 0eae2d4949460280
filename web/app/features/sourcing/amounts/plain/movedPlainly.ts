import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import type { ScreenArgs } from '../../../../platform/graph/load.ts';
import { serverGraphContext } from '../../../../platform/graph/server/ServerGraph.ts';
import { type Conversion, conversionOf, convertedIn } from '../conversion.ts';
import { ConvertQuantityDocument } from '../ConvertQuantity.generated.ts';
import { shownField } from './ShownAs.tsx';

type Typed = Record<string, string>;
interface Moved {
  quantity: string;
  saidBy: readonly string[];
  conversion(before: Typed, after: Typed): Conversion | undefined;
}

/**
 * The figure of a line as a form without script sends it. A figure that was not touched while its unit or goods were changed is
 * converted by the api. @returns undefined where it has to be stated again
 */
export async function movedPlainly(
  { quantity: name, saidBy, conversion }: Moved,
  typed: Typed,
  { sent, args }: { sent: PlainAnswer; args: ScreenArgs },
): Promise<string | undefined> {
  const figure = typed[name] ?? '';
  const before = Object.fromEntries(saidBy.map((each) => [each, sent.text(shownField(each))]));
  const isSame = saidBy.every((each) => before[each] === (typed[each] ?? ''));
  const asked = isSame ? undefined : conversion(before, typed);
  const isTouched = figure !== sent.text(shownField(name));
  const variables = asked && !isTouched ? conversionOf(figure, asked) : undefined;
  if (!variables) return figure;
  const answer = await args.context.get(serverGraphContext).ask(ConvertQuantityDocument, variables, false);
  return convertedIn(answer) || undefined;
}
