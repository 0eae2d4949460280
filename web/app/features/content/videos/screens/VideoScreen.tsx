import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { StructuredData } from '../../../../platform/head/StructuredData.tsx';
import { videoObject } from '../../../../platform/head/structuredData.ts';
import { decode } from '../../../../platform/head/title.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { ShareButton } from '../../../../platform/share/ShareButton.tsx';
import { keepPath } from '../../pages/leadTo.ts';
import { addressAt, durationOf } from '../clock.ts';
import { VideoPlayer } from '../components/VideoPlayer.tsx';
import { videoMessages as words } from '../messages.ts';
import { VideoScreenDocument, type VideoScreenQuery } from './VideoScreen.generated.ts';

type Video = NonNullable<VideoScreenQuery['mediaVideo']>;

/** A video by its id; under another name it leads to its own (301). */
async function open(args: ScreenArgs) {
  const variables = { id: args.params.mediaVideoId ?? '' };
  const { title, summary, path, poster } = found(args, (await load(args, VideoScreenDocument, variables)).mediaVideo);
  keepPath(args, path);
  return { variables, title, summary, picture: { url: poster.url, altText: poster.altText } };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title, summary, picture } = args.loaderData ?? {};
  return head(args, title === undefined ? {} : { title, description: summary, picture });
};

export default function VideoScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const video = useGraph(VideoScreenDocument, variables).data.mediaVideo;
  if (!video) return null; // the loader made sure
  const { title, summary } = video;
  return (
    <article className="mx-auto flex w-full max-w-[56rem] flex-col gap-6">
      <StructuredData things={import.meta.env.SSR && ((origin) => [videoObject(origin, factsOf(video))])} />
      <Trail
        label={words.trail}
        items={[{ label: words.home, href: '/' }, { label: words.title, href: '/videos' }, { label: title }]}
      />
      <h1>{title}</h1>
      <p className="text-[1.125rem] leading-[1.875rem] text-muted">{summary}</p>
      <VideoPlayer video={video} isMain />
      <div role="group" aria-label={words.acts} className="flex flex-wrap items-center gap-2 print:hidden">
        <ShareButton title={title} />
        <a className="link inline-flex min-h-11 items-center" href="/videos">
          {words.more}
        </a>
      </div>
    </article>
  );
}

/** What search engines are told of it. */
const factsOf = ({ title, path, summary, url, poster, durationMs, publishedAt, chapters, captions }: Video) => ({
  name: title,
  path: decode(path),
  description: summary,
  fileUrl: url,
  picture: poster,
  duration: durationOf(durationMs),
  publishedAt,
  transcript: captions.map(({ text }) => text.replaceAll('\n', ' ')).join('\n'),
  chapters: chapters.map((chapter) => ({
    name: chapter.title,
    startSeconds: Math.floor(chapter.start / 1_000),
    fileUrl: addressAt(url, chapter.start),
  })),
});
