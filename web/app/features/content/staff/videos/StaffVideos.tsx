import { useState } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { clockOf } from '../../videos/clock.ts';
import { videoStaffMessages as words } from './messages.ts';
import { PlainVideo } from './PlainVideo.tsx';
import type { StaffVideos_VideoFragment as Video } from './StaffVideos.generated.ts';
import { VideoDialog } from './VideoDialog.tsx';

/** All videos, shown or not, in the order of the site. */
export function StaffVideos({ videos }: { videos: readonly Masked<Video>[] }) {
  const [open, setOpen] = useState<Video>();
  return (
    <>
      <ul aria-label={words.tab.label} className="flex flex-col gap-3">
        {readFragment<Video>(videos).map((video) => (
          <Card key={video.id} as="li" className="flex flex-col gap-3">
            <div className="flex flex-wrap items-start gap-3">
              <img
                src={video.poster.url.replace(/\d+$/, '320')}
                alt=""
                width={160}
                height={90}
                className="rounded-card"
                loading="lazy"
              />
              <div className="min-w-0 grow basis-48">
                <h2 className="text-[1.125rem] font-medium">
                  <bdi>{video.title}</bdi>
                </h2>
                <p className="flex flex-wrap items-center gap-2 text-muted">
                  {!video.isActive && <Badge kind="neutral">{words.isHidden}</Badge>}
                  <span>{words.facts(clockOf(video.durationMs), formatInteger(video.captions.length))}</span>
                </p>
                {video.isActive && (
                  <a
                    className="link inline-flex min-h-11 items-center"
                    href={video.path}
                    aria-label={words.openOf(video.title)}
                  >
                    {words.open}
                  </a>
                )}
              </div>
              <Button
                size="small"
                className="noscript:hidden"
                aria-label={words.changeOf(video.title)}
                onClick={() => setOpen(video)}
              >
                {words.change}
              </Button>
            </div>
            <PlainVideo video={video} />
          </Card>
        ))}
      </ul>
      {open && <VideoDialog video={open} close={() => setOpen(undefined)} />}
    </>
  );
}

/** Adds a video. */
export function VideoTools() {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <div>
        <Button variant="primary" icon="plus" className="noscript:hidden" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      <PlainVideo />
      {isAdding && <VideoDialog video={undefined} close={() => setAdding(false)} />}
    </div>
  );
}
