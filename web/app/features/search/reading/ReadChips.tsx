import { Chip } from '../../../design/Chip.tsx';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { chipText } from './chipText.ts';
import { readingMessages as words } from './messages.ts';
import type { ReadingNotes_ReadingFragment as Reading } from './ReadingNotes.generated.ts';
import type { OwnList } from './ownList.ts';
import { withoutWords } from './withoutWords.ts';

interface ReadChipsProps extends OwnList {
  reading: Pick<Reading, 'text' | 'applied' | 'place' | 'left'>;
}

/** Filters and the place that words of the text became; each leads to the same list without those words. */
export function ReadChips({ reading, hrefOf }: ReadChipsProps) {
  const chips = chipsOf(reading);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.applied} className="flex flex-wrap gap-2">
      {chips.map(({ key, typed, said, count }) => {
        const href = hrefOf(withoutWords(reading.text, typed));
        const text = <TechnicalText>{count ? words.withCount(said, count) : said}</TechnicalText>;
        return (
          <li key={key} className="max-w-full">
            {href ? (
              <Chip href={href} removeLabel={words.remove(said)}>
                {text}
              </Chip>
            ) : (
              <span className="chip">{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function chipsOf({ applied, place, left }: ReadChipsProps['reading']) {
  const chips = applied.map((chip) => ({
    key: chip.text + chip.propertyId,
    typed: chip.text,
    said: chipText(chip),
    count: formatCount(chip.count, chip.countIsCapped),
  }));
  // A place that what is found does not have is told among what was left out.
  if (!place || left.some(({ text }) => text === place.text)) return chips;
  const said = place.cityId ? words.city(place.name) : words.state(place.name);
  return [...chips, { key: 'place', typed: place.text, said, count: undefined }];
}
