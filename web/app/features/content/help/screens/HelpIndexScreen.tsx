import type { MetaFunction } from 'react-router-dom';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { helpMessages as words } from '../messages.ts';
import { HelpIndexScreenDocument } from './HelpIndexScreen.generated.ts';

async function open(args: ScreenArgs) {
  await load(args, HelpIndexScreenDocument, {});
  return null;
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

/** Every help there is. */
export default function HelpIndexScreen() {
  const topics = useGraph(HelpIndexScreenDocument, {}).data.helpTopics ?? [];
  return (
    <div className="flex w-full max-w-[44rem] flex-col gap-6">
      <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: words.title }]} />
      <h1>{words.title}</h1>
      {topics.length === 0 ? (
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={<LinkButton href="/faq">{words.toFaq}</LinkButton>}
        />
      ) : (
        <>
          <p className="text-muted">{words.lead}</p>
          <ul aria-label={words.topics} className="grid gap-x-6 sm:grid-cols-2">
            {topics.map(({ frontUniqueId, title }) => (
              <li key={frontUniqueId}>
                <a className="link inline-flex min-h-11 min-w-11 items-center" href={`/help/${frontUniqueId}`}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
          <p>
            <a className="link inline-flex min-h-11 items-center" href="/faq">
              {words.toFaq}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
