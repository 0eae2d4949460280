import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, loadUnless, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { HelpText } from '../components/HelpText.tsx';
import { helpMessages as words } from '../messages.ts';
import { HelpScreenDocument } from './HelpScreen.generated.ts';

async function open(args: ScreenArgs) {
  const variables = { frontUniqueId: args.params.uniqueId ?? '' };
  // A key of another shape is refused as bad input; the page is not there all the same.
  const answer = await loadUnless(
    args,
    HelpScreenDocument,
    variables,
    ({ status }) => status === 404 || status === 400,
  );
  const { title } = found(args, answer?.helpEntry);
  return { variables, title };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = '' } = args.loaderData ?? {};
  return head(args, { title: words.openOf(title), description: words.descriptionOf(title) });
};

export default function HelpScreen() {
  const { variables, title } = useLoaderData<typeof loader>();
  const entry = useGraph(HelpScreenDocument, variables).data.helpEntry;
  if (!entry) return null; // `found` has answered 404 before
  return (
    <article className="flex w-full max-w-[44rem] flex-col gap-6">
      <Trail
        label={words.trail}
        items={[{ label: words.home, href: '/' }, { label: words.title, href: '/help' }, { label: title }]}
      />
      <h1>{words.openOf(title)}</h1>
      <HelpText entry={entry} />
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/feedback">
          {words.feedback}
        </a>
      </p>
    </article>
  );
}
