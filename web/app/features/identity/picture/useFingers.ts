import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}
interface Moves {
  /** In parts of the frame, to the right and down. */
  move(right: number, down: number): void;
  /** So many times nearer, around a point in parts of the frame. */
  zoom(times: number, x: number, y: number): void;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const WHEEL_PIXELS = 600;

/** Dragging by a finger or a mouse, two fingers, and the wheel. @returns what the area takes that is touched */
export function useFingers(area: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>, moves: Moves) {
  const down = useRef(new Map<number, Point>());
  const boxOf = () => frame.current!.getBoundingClientRect();
  const zoomAt = (times: number, { x, y }: Point) => {
    const { left, top, width } = boxOf();
    moves.zoom(times, (x - left) / width, (y - top) / width);
  };

  useEffect(() => {
    const element = area.current!;
    const turn = (event: WheelEvent) => {
      // React listens without the right to keep the page from scrolling.
      event.preventDefault();
      zoomAt(2 ** (-event.deltaY / WHEEL_PIXELS), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  });

  const follow = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const before = down.current.get(pointerId);
    if (!before) return;
    const now = { x, y };
    const [other] = [...down.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
    down.current.set(pointerId, now);
    const { width } = boxOf();
    // Of two fingers, each carries half.
    const share = other ? width * 2 : width;
    moves.move((x - before.x) / share, (y - before.y) / share);
    if (other) zoomAt(distance(now, other) / Math.max(1, distance(before, other)), middleOf(now, other));
  };
  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (down.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: follow,
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const middleOf = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
