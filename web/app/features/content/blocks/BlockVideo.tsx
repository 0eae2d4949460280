import { VideoPlayer } from '../videos/components/VideoPlayer.tsx';
import type { BlockParts } from './blockList.ts';

/** A video in a text; nothing once readers are not shown it. */
export function BlockVideo({ block: { video, caption } }: { block: BlockParts }) {
  if (!video) return null;
  return (
    <figure>
      <VideoPlayer video={video} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
