import { Card } from '../../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { clockOf } from '../clock.ts';
import { videoMessages as words } from '../messages.ts';
import type { VideoCard_VideoFragment } from './VideoCard.generated.ts';
import '../../pages/pages.css';
import '../videos.css';

/** A video in a list: its picture, how long it is and what it shows. An `<li>`. */
export function VideoCard({ video }: { video: Masked<VideoCard_VideoFragment> }) {
  const { title, summary, path, durationMs, poster } = readFragment<VideoCard_VideoFragment>(video);
  return (
    <Card as="li" padding="none" className="page-card">
      <div className="video-poster">
        <img src={poster.url.replace(/\d+$/, '640')} alt="" width={640} height={360} loading="lazy" />
        <span className="video-length" aria-hidden="true">
          {clockOf(durationMs)}
        </span>
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-[1.125rem] leading-[1.875rem]">
          <a href={path}>{title}</a>
        </h2>
        <p className="text-[0.875rem] text-muted">{summary}</p>
        <p className="visually-hidden">{words.length(clockOf(durationMs))}</p>
      </div>
    </Card>
  );
}
