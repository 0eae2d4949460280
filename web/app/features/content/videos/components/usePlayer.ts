import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { write } from '../../../../platform/graph/write.ts';
import { CountMediaVideoVisitDocument } from './VideoPlayer.generated.ts';

/** Speeds to choose from; the browser's own menu has others. */
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
const SECOND_MS = 1_000;

/** A video that is played by the browser's own player, with what that leaves to us: speed and captions by keys, and places to go to. */
export function usePlayer(id: string) {
  const video = useRef<HTMLVideoElement>(null);
  const isCounted = useRef(false);
  const [rate, setRate] = useState(1);
  const [hasCaptions, setCaptions] = useState(true);
  const [isBroken, setBroken] = useState(false);
  const changeRate = (next: number) => {
    if (video.current) video.current.playbackRate = next;
  };
  const showCaptions = (isShown: boolean) => {
    const [track] = video.current?.textTracks ?? [];
    if (track) track.mode = isShown ? 'showing' : 'hidden';
    // The browser tells of it later: until then the box would jump back.
    setCaptions(isShown);
  };
  // The browser's own menu turns captions on and off too, and so does a person's setting for all sites.
  useEffect(() => {
    const tracks = video.current?.textTracks;
    const read = () => setCaptions(tracks?.[0]?.mode === 'showing');
    read();
    tracks?.addEventListener('change', read);
    return () => tracks?.removeEventListener('change', read);
  }, []);
  // It may have failed before the script came.
  useEffect(() => setBroken(video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE), []);
  return {
    video,
    rate,
    isBroken,
    /** It cannot be had, or not played on. */
    onBroken: () => setBroken(true),
    hasCaptions,
    changeRate,
    showCaptions,
    /** Goes to a time and plays from there. */
    seek(ms: number) {
      if (!video.current) return;
      video.current.currentTime = ms / SECOND_MS;
      video.current.focus();
      // Where the browser wants another gesture first, it waits there.
      void video.current.play().catch(() => undefined);
    },
    /** By the place of the key, so that the Persian layout has the same ones. */
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { Comma: -1, Period: 1 }[event.code];
      if (step !== undefined && event.shiftKey) changeRate(nextRate(rate, step));
      else if (event.code === 'KeyC' && !event.shiftKey) showCaptions(!hasCaptions);
      else return;
      event.preventDefault();
    },
    /** What the element tells of itself. */
    heard: {
      onRateChange: () => setRate(video.current?.playbackRate ?? 1),
      onPlay() {
        if (isCounted.current) return;
        isCounted.current = true;
        void write(CountMediaVideoVisitDocument, { input: { mediaVideoId: id } }).catch(() => undefined);
      },
    },
  };
}

/** The speed beside one, as far as there is another. */
function nextRate(rate: number, step: number): number {
  const others = step > 0 ? rates.filter((each) => each > rate) : rates.filter((each) => each < rate).reverse();
  return others[0] ?? rate;
}
