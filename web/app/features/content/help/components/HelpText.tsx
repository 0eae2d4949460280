import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { VideoPlayer } from '../../videos/components/VideoPlayer.tsx';
import { helpMessages as words } from '../messages.ts';
import type { HelpText_EntryFragment } from './HelpText.generated.ts';

/** The help of a screen with its video, and the questions that go with it. */
export function HelpText({ entry }: { entry: Masked<HelpText_EntryFragment> }) {
  const { body, video, relatedQuestions } = readFragment<HelpText_EntryFragment>(entry);
  return (
    <div className="flex flex-col gap-6">
      <Blocks blocks={body} />
      {video && <VideoPlayer video={video} />}
      {relatedQuestions.length > 0 && (
        <nav aria-label={words.related} className="flex flex-col gap-1">
          <h2 className="text-[1.125rem]">{words.related}</h2>
          <ul>
            {relatedQuestions.map(({ id, question, slug }) => (
              <li key={id}>
                <a className="link inline-flex min-h-11 items-center" href={`/faq#${slug}`}>
                  <bdi>{question}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
