import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { Select } from '../../../../design/Select.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { useHydrated } from '../../../../platform/navigation/useHydrated.ts';
import { decode } from '../../../../platform/head/title.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { addressAt, clockOf } from '../clock.ts';
import { videoMessages as words } from '../messages.ts';
import { rates, usePlayer } from './usePlayer.ts';
import type { VideoPlayer_VideoFragment as Video } from './VideoPlayer.generated.ts';
import '../videos.css';

interface VideoPlayerProps {
  video: Masked<Video>;
  /** Whether the page is about it: then it is made ready, and its text stands open. */
  isMain?: boolean;
}

const labelOf = (rate: number) => (rate === 1 ? words.normal : words.speedOf(formatDecimal(rate)));

/** A video with its captions, its parts and its text. All but the speed needs no script. */
export function VideoPlayer({ video: given, isMain = false }: VideoPlayerProps) {
  const video = readFragment<Video>(given);
  const { title, path, url, captionsUrl, poster, width, height, captions } = video;
  const player = usePlayer(video.id);
  return (
    <section aria-label={title} className="video">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside those of the browser's player */}
      <div role="group" aria-label={words.controls} className="flex flex-col gap-2" onKeyDown={player.onKeyDown}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- it has them as soon as somebody wrote some */}
        <video
          ref={player.video}
          controls
          playsInline
          preload={isMain ? 'metadata' : 'none'}
          poster={poster.url}
          width={width}
          height={height}
          aria-label={title}
          onError={player.onBroken}
          {...player.heard}
        >
          <source src={url} type="video/webm" onError={player.onBroken} />
          {captions.length > 0 && (
            <track kind="captions" srcLang="fa" label={words.captions} src={captionsUrl} default />
          )}
          {words.unplayable}
        </video>
        {player.isBroken && (
          <p role="alert" className="text-danger">
            {words.broken}
          </p>
        )}
        <Controls player={player} hasCaptions={captions.length > 0} />
      </div>
      <Chapters video={video} seek={player.seek} />
      <Transcript video={video} seek={player.seek} isOpen={isMain} />
      {!isMain && <OnPaper title={title} path={path} />}
    </section>
  );
}

/** Speed and captions. Without script there is the browser's own menu; the place is kept. */
function Controls({ player, hasCaptions }: { player: ReturnType<typeof usePlayer>; hasCaptions: boolean }) {
  const isAlive = useHydrated();
  const { rate, changeRate, showCaptions } = player;
  const known = rates.some((each) => each === rate) ? rates : [...rates, rate].sort((one, other) => one - other);
  return (
    <div className={`flex flex-wrap items-end gap-3 print:hidden ${isAlive ? '' : 'invisible'}`}>
      <Select
        label={words.speed}
        value={String(rate)}
        options={known.map((each) => ({ value: String(each), label: labelOf(each) }))}
        onChange={({ currentTarget }) => changeRate(Number(currentTarget.value))}
      />
      {hasCaptions && (
        <Checkbox
          label={words.showCaptions}
          checked={player.hasCaptions}
          onChange={({ currentTarget }) => showCaptions(currentTarget.checked)}
        />
      )}
      <p className="flex flex-wrap gap-x-3 text-meta text-muted pointer-coarse:hidden">
        {words.keys}
        {Object.entries(words.keyOf).map(([key, does]) => (
          <span key={key}>
            <kbd dir="ltr" className="code rounded-control border border-border px-1">
              {key}
            </kbd>{' '}
            {does}
          </span>
        ))}
      </p>
    </div>
  );
}

interface PartsProps {
  video: Video;
  seek(ms: number): void;
}

function Chapters({ video: { url, chapters }, seek }: PartsProps) {
  if (chapters.length === 0) return null;
  return (
    <nav aria-label={words.chapters} className="print:hidden">
      <p className="font-medium">{words.chapters}</p>
      <ol>
        {chapters.map(({ start, title }) => (
          <li key={start}>
            <PlaceLink url={url} start={start} seek={seek} label={undefined}>
              <span className="text-muted">{clockOf(start)}</span> <bdi>{title}</bdi>
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What is read in the captions, to be read and found without playing. */
function Transcript({ video: { url, captions }, seek, isOpen }: PartsProps & { isOpen: boolean }) {
  if (captions.length === 0) return null;
  const lines = (
    <ol className="video-transcript">
      {captions.map(({ start, text }) => (
        <li key={start}>
          <PlaceLink url={url} start={start} seek={seek} label={words.at(clockOf(start))}>
            {clockOf(start)}
          </PlaceLink>
          <p>{text.replaceAll('\n', ' ')}</p>
        </li>
      ))}
    </ol>
  );
  if (isOpen)
    return (
      <section aria-labelledby="transcript" className="flex flex-col gap-2">
        <h2 id="transcript" className="text-[1.25rem]">
          {words.transcript}
        </h2>
        {lines}
      </section>
    );
  return (
    <details className="print:hidden">
      <summary className="link inline-flex min-h-11 items-center">{words.transcript}</summary>
      {lines}
    </details>
  );
}

/** Where a video in a text can be watched: paper shows neither it nor its text. */
const OnPaper = ({ title, path }: { title: string; path: string }) => (
  <p className="hidden print:block">
    {words.onPaper(title)} <bdi dir="ltr">{decode(path)}</bdi>
  </p>
);

interface PlaceLinkProps {
  url: string;
  start: number;
  seek(ms: number): void;
  label: string | undefined;
  children: ReactNode;
}

/** Goes to a place of the video; without script it opens the file there. */
function PlaceLink({ url, start, seek, label, children }: PlaceLinkProps) {
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    seek(start);
  };
  return (
    <a
      className="link inline-flex min-h-11 items-center gap-2"
      href={addressAt(url, start)}
      aria-label={label}
      onClick={go}
    >
      {children}
    </a>
  );
}
