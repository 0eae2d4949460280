import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

export interface LineChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  /** Title of the axis of time, which says that it runs from left to right. */
  timeTitle: string;
  /** Name of each point on the axis of time. */
  labels: readonly string[];
  /** Values by point; null where nothing is known. */
  values: readonly (number | null)[];
  /** The same of an earlier range, drawn thin and dashed; matched by place. */
  previous: readonly (number | null)[];
  formatNumber: (value: number) => string;
  /** One point in words, shown above the chart and spoken. */
  describe: (index: number) => string;
}

/** Share of the width that the lines have; labels of values stand in the rest, at the right. */
const PLOT = 88;
const TOP = 8;
const HEIGHT = 200;
const MAX_TICKS = 4;
const MAX_LABELS = 5;

/**
 * Lines over time, left to right as on trading charts. Points are read by arrow keys, pointer or touch. Without script it is
 * a drawing; a table beside it has every value.
 */
export function LineChart({ label, timeTitle, labels, values, previous, formatNumber, describe }: LineChartProps) {
  const [active, setActive] = useState<number>();
  const last = Math.max(1, labels.length - 1);
  const x = scaleLinear([0, last], [0, PLOT]);
  const known = [...values, ...previous].filter((value) => value !== null);
  const y = scaleLinear([0, Math.max(1, ...known)], [TOP + HEIGHT, TOP]).nice(MAX_TICKS);
  const ticks = y.ticks(MAX_TICKS).filter(Number.isInteger);
  const pathOf = (of: readonly (number | null)[]) =>
    line<number | null>()
      .defined((value) => value !== null)
      .x((_, index) => x(index))
      .y((value) => y(value ?? 0))([...of]) ?? '';
  const shown = active ?? labels.length - 1;
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * 100;
    setActive(within(Math.round(x.invert(place)), last));
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-label text-muted" aria-hidden="true">
        {describe(shown)}
      </p>
      <div
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={labels.length}
        aria-valuenow={shown + 1}
        aria-valuetext={describe(shown)}
        onKeyDown={(event) => {
          const next = afterKey(event, shown, last);
          if (next === undefined) return;
          event.preventDefault();
          setActive(next);
        }}
        onPointerMove={move}
        onPointerDown={move}
        className="touch-pan-y rounded-[4px]"
      >
        <svg width="100%" height={TOP + HEIGHT + 28} aria-hidden="true" className="block overflow-visible">
          {ticks.map((tick) => (
            <GridLine key={tick} y={y(tick)} text={formatNumber(tick)} />
          ))}
          <svg
            width="100%"
            height={TOP + HEIGHT}
            viewBox={`0 0 100 ${TOP + HEIGHT}`}
            preserveAspectRatio="none"
            className="overflow-visible"
          >
            <path
              d={pathOf(previous)}
              className="fill-none stroke-muted [stroke-dasharray:4_4] [vector-effect:non-scaling-stroke]"
            />
            <path d={pathOf(values)} className="fill-none stroke-primary stroke-2 [vector-effect:non-scaling-stroke]" />
          </svg>
          {labelPlaces(labels.length).map((index, nth) => (
            <text
              key={index}
              x={`${x(index)}%`}
              y={TOP + HEIGHT + 22}
              // Of text that runs from the right the left edge is its end.
              textAnchor={index === 0 ? 'end' : 'middle'}
              direction="rtl"
              // Where they would touch, every other one stands.
              className={`fill-muted text-meta ${nth % 2 === 1 ? 'max-sm:hidden' : ''}`}
            >
              {labels[index]}
            </text>
          ))}
          <Marker x={x(shown)} y={valueAt(values, shown, y)} />
        </svg>
      </div>
      <p className="text-center text-meta text-muted">{timeTitle}</p>
    </div>
  );
}

const GridLine = ({ y, text }: { y: number; text: string }) => (
  <g>
    <line x1="0" x2={`${PLOT}%`} y1={y} y2={y} className="stroke-border" />
    <text x={`${PLOT}%`} dx="8" y={y + 4} textAnchor="start" className="fill-muted text-meta">
      {text}
    </text>
  </g>
);

/** The point that is read now. */
function Marker({ x, y }: { x: number; y: number | undefined }) {
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y1={TOP} y2={TOP + HEIGHT} className="stroke-border-strong" />
      {y !== undefined && <circle cx={`${x}%`} cy={y} r="4" className="fill-primary" />}
    </>
  );
}

const within = (index: number, last: number) => Math.min(last, Math.max(0, index));

function valueAt(values: readonly (number | null)[], index: number, y: (value: number) => number) {
  const value = values[index];
  return value === null || value === undefined ? undefined : y(value);
}

/** Where a key leads; time runs from left to right, whatever the direction of the page. */
function afterKey({ key }: KeyboardEvent, shown: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return within(shown + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return within(shown - 1, last);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

/** Points whose names stand on the axis: the first, and then at equal distances. */
function labelPlaces(count: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (MAX_LABELS - 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % step === 0);
}
