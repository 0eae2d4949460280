export interface SpinnerProps {
  /** Edge length in px. */
  size?: number;
}

/** A turning arc, decoration only: whoever shows it also says in words what is going on. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <svg className="spinner" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className="spinner-track" cx="12" cy="12" r="10" />
      <path d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  );
}
