import { type KeyboardEvent, useEffect, useRef } from 'react';
import { identityMessages as words } from '../messages.ts';
import { type Dimensions, lying, moved, type Square, zoomed } from './square.ts';
import { useFileUrl } from './useFileUrl.ts';
import { useFingers } from './useFingers.ts';

interface SquareStageProps {
  file: File;
  picture: Dimensions;
  square: Square;
  /** Told how the square becomes another, since several moves may come at once. */
  change(next: (square: Square) => Square): void;
  describedBy: string;
}

const STEP = 0.05;
const ZOOM_STEP = 1.1;
/** By the key: where the picture goes. */
const steps: Record<string, [right: number, down: number]> = {
  ArrowRight: [STEP, 0],
  ArrowLeft: [-STEP, 0],
  ArrowDown: [0, STEP],
  ArrowUp: [0, -STEP],
};
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, _: 1 / ZOOM_STEP };

/** The picture under a square frame, moved by fingers, a mouse or keys. */
export function SquareStage({ file, picture, square, change, describedBy }: SquareStageProps) {
  const url = useFileUrl(file);
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const move = (right: number, down: number) => change((it) => moved(picture, it, right, down));
  const zoom = (times: number, x?: number, y?: number) => change((it) => zoomed(picture, it, times / it.size, x, y));
  const fingers = useFingers(area, frame, { move, zoom });
  // After the dialog has opened: what is done here is done with this.
  useEffect(() => area.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const times = zooms[event.key];
    if (event.ctrlKey || event.metaKey || (!step && !times)) return;
    event.preventDefault();
    if (step) move(...step);
    if (times) zoom(times);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys
    <div
      ref={area}
      role="application"
      aria-label={words.cutStage}
      aria-describedby={describedBy}
      // Left to right: it is a place in the picture, and not in a text.
      dir="ltr"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the picture
      tabIndex={0}
      onKeyDown={press}
      {...fingers}
      className="relative aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-[8px] bg-sunken select-none active:cursor-grabbing"
    >
      <div ref={frame} className="absolute inset-[10%]">
        <img src={url} alt="" draggable={false} className="max-w-none" style={lying(picture, square)} />
        <div className="absolute inset-0 border-2 border-[white] shadow-[0_0_0_100rem_rgb(0_0_0/0.55)]" />
      </div>
    </div>
  );
}
