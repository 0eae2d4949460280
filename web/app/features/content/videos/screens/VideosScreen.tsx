import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Button } from '../../../../design/Button.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { Pagination } from '../../../../design/Pagination.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { StructuredData } from '../../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../../platform/head/structuredData.ts';
import { decode } from '../../../../platform/head/title.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { keepQuery } from '../../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../../platform/site/keepToPages.ts';
import { pageCountOf } from '../../../../platform/site/listPages.ts';
import { VideoCard } from '../components/VideoCard.tsx';
import { videoMessages as words } from '../messages.ts';
import { pageSize, readVideosState, type VideosState, videosSearch } from '../videosAddress.ts';
import { VideosScreenDocument, VideoSearchDocument } from './VideosScreen.generated.ts';

async function open(args: ScreenArgs) {
  const { state, problems } = readVideosState(new URL(args.request.url).search);
  keepQuery(args, problems, videosSearch(state));
  if (state.q) await load(args, VideoSearchDocument, { searchKey: state.q });
  else {
    const { pageNumber } = state;
    const { totalCount } = found(args, (await load(args, VideosScreenDocument, { pageNumber, pageSize })).mediaVideos);
    keepToPages(args, { pageNumber, pageSize, totalCount: totalCount ?? 0 });
  }
  return state;
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { q, pageNumber = 1 } = args.loaderData ?? {};
  const title = pageNumber > 1 ? words.page(formatInteger(pageNumber)) : words.title;
  return head(args, { title, description: words.description, noindex: q !== undefined });
};

/** All videos, and those that have some words. */
export default function VideosScreen() {
  const state = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: words.title }]} />
      <h1>{words.title}</h1>
      <p className="text-muted">{words.lead}</p>
      <form method="get" action="/videos" role="search" className="flex max-w-[36rem] items-end gap-2">
        <TextField
          key={state.q}
          name="q"
          type="search"
          label={words.searchLabel}
          defaultValue={state.q ?? ''}
          maxLength={100}
          dir="auto"
          className="grow"
        />
        <Button type="submit">{words.search}</Button>
      </form>
      {state.q ? <Found q={state.q} /> : <All state={state} />}
    </div>
  );
}

function All({ state }: { state: VideosState }) {
  const { pageNumber } = state;
  const { mediaVideos } = useGraph(VideosScreenDocument, { pageNumber, pageSize }).data;
  const { nodes = [], totalCount } = mediaVideos ?? {};
  if (nodes.length === 0)
    return (
      <EmptyState
        title={words.none}
        text={words.noneText}
        action={<LinkButton href="/help">{words.toHelp}</LinkButton>}
      />
    );
  const named = nodes.map(({ title, path }) => ({ name: title, path: decode(path) }));
  return (
    <>
      <StructuredData
        things={import.meta.env.SSR && ((origin) => [itemList(origin, named, (pageNumber - 1) * pageSize + 1)])}
      />
      <ul aria-label={words.list} className="listing-grid">
        {nodes.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </ul>
      <Pagination
        label={words.pages}
        pageNumber={pageNumber}
        pageCount={pageCountOf(totalCount ?? 0, pageSize)}
        hrefFor={(next) => `/videos${videosSearch({ pageNumber: next })}`}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </>
  );
}

function Found({ q }: { q: string }) {
  const videos = useGraph(VideoSearchDocument, { searchKey: q }).data.searchMediaVideos ?? [];
  const all = <LinkButton href="/videos">{words.all}</LinkButton>;
  if (videos.length === 0) return <EmptyState title={words.notFound} text={words.notFoundText} action={all} />;
  return (
    <section aria-labelledby="found" className="flex flex-col gap-4">
      <p id="found" role="status">
        {words.found(formatInteger(videos.length), q)}
      </p>
      <ul aria-labelledby="found" className="listing-grid">
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </ul>
      <p>{all}</p>
    </section>
  );
}
