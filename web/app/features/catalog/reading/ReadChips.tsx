import { Chip } from '../../../design/Chip.tsx';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { chipText } from './chipText.ts';
import type { HrefOf } from './hrefOf.ts';
import { readingMessages as words } from './messages.ts';
import type { ReadingNotes_ReadingFragment as Reading } from './ReadingNotes.generated.ts';
import { withoutWords } from './withoutWords.ts';

interface ReadChipsProps {
  hrefOf: HrefOf;
  reading: Pick<Reading, 'text' | 'applied' | 'place' | 'left'>;
}

/** Filters and the place that words of the text became; each leads to the same list without those words. */
export function ReadChips({ reading, hrefOf }: ReadChipsProps) {
  const chips = chipsOf(reading);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.applied} className="flex flex-wrap gap-2">
      {chips.map(({ key, typed, said }) => {
        const href = hrefOf(withoutWords(reading.text, typed));
        return (
          <li key={key} className="max-w-full">
            {href ? (
              <Chip href={href} removeLabel={words.remove(said)}>
                <TechnicalText>{said}</TechnicalText>
              </Chip>
            ) : (
              <span className="chip">
                <TechnicalText>{said}</TechnicalText>
              </span>
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
    said: words.withOffers(chipText(chip), formatCount(chip.count, chip.countIsCapped)),
  }));
  // A place that what is found does not have is told among what was left out.
  if (!place || left.some(({ text }) => text === place.text)) return chips;
  const said = place.cityId ? words.city(place.name) : words.state(place.name);
  return [...chips, { key: 'place', typed: place.text, said }];
}
