import { encode } from 'uqr';

export interface QrProps {
  /** What a camera reads. */
  value: string;
  /** What it leads to, for who cannot scan it. */
  label: string;
  className?: string;
}

/** White around the squares, as readers need it. */
const QUIET = 2;

/** A square code for cameras, as lines of an image without a script: black on white in every colour scheme. */
export function Qr({ value, label, className }: QrProps) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
      data-value={value}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
