import { commentMessages as words } from '../messages.ts';

/** Stars of a rating, which are read as a sentence. */
export const Stars = ({ of, label = words.rating.of(of) }: { of: number; label?: string }) => (
  <span role="img" aria-label={label} className="tracking-widest text-warning">
    {'★'.repeat(of)}
    {'☆'.repeat(5 - of)}
  </span>
);
