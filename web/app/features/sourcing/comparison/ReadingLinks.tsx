import { comparisonMessages as words } from './messages.ts';
import { type Reading, readingParameter } from './reading.ts';

/** With tax or without: two addresses of the same page, so that it needs no script and can be sent to somebody. */
export function ReadingLinks({ search, place, reading }: { search: string; place: string; reading: Reading }) {
  const to = (wanted: Reading) => {
    const query = new URLSearchParams(search);
    query.delete(readingParameter.name);
    if (wanted === 'withoutVat') query.set(readingParameter.name, readingParameter.without);
    return `?${query.toString()}#${place}`;
  };
  return (
    <nav aria-label={words.readings} className="segmented w-fit">
      {(['withVat', 'withoutVat'] as const).map((each) => (
        <a
          key={each}
          href={to(each)}
          className={each === reading ? 'segment bg-primary-soft! text-primary!' : 'segment'}
          aria-current={each === reading ? 'true' : undefined}
        >
          {words.reading[each]}
        </a>
      ))}
    </nav>
  );
}
