import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { commentMessages } from '../messages.ts';
import type { Comments_RatingFragment as Rating } from './Comments.generated.ts';
import { Stars } from './Stars.tsx';

const words = commentMessages.rating;

/** How a thing is rated: the mean, and how often each number of stars was given. */
export function RatingBox({ rating: { rating, ratingCount, stars } }: { rating: Rating }) {
  if (ratingCount === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-8 gap-y-3">
      <p className="flex flex-col">
        {rating ? (
          <>
            <span className="text-[1.25rem] font-bold">{words.mean(rating)}</span>
            <Stars of={Math.round(Number(rating))} label={words.mean(rating)} />
          </>
        ) : (
          <span className="text-muted">{words.few}</span>
        )}
        <span className="text-muted">{words.count(ratingCount)}</span>
      </p>
      <ul className="flex min-w-48 flex-col gap-1 text-dense">
        {stars.map((each) => (
          <li key={each.stars} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-2">
            <span>{words.stars(each.stars)}</span>
            <meter
              min={0}
              max={ratingCount}
              value={each.count}
              aria-label={words.stars(each.stars)}
              className="share-meter"
            />
            <span className="text-muted">{formatInteger(each.count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
