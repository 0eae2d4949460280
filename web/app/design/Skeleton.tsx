import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  /** Read aloud once: what is being loaded. */
  label: string;
  /** `text`: lines of words; `listing`: frames of a list; `block`: one area. */
  shape?: 'text' | 'listing' | 'block';
  /** How many lines or frames. */
  count?: number;
  /** CSS height of a `block`. */
  height?: string;
}

/** The known layout while its data is on the way. Invisible for the first 200 ms. */
export function Skeleton({ label, shape = 'text', count = 3, height = '8rem' }: SkeletonProps) {
  const pieces = shape === 'block' ? 1 : count;
  return (
    <div className="skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: pieces }, (_, index) => (
        <div
          key={index}
          className={`skeleton-piece skeleton-${shape}`}
          style={shape === 'block' ? { blockSize: height } : undefined}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
