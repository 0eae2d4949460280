import { unluckyPairs } from './messages.ts';

export interface MonogramProps {
  /** Whose letters. */
  name: string;
  /** Words at the start that say nothing about whom, such as kinds of company. */
  skip?: readonly string[];
  /** Edge length in px. */
  size?: number;
}

/** The first letters of a name in a square; decoration beside the written name. */
export function Monogram({ name, skip = [], size = 48 }: MonogramProps) {
  return (
    <span className="monogram" style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }} aria-hidden="true">
      {initials(name, skip)}
    </span>
  );
}

/** First letters of the first two telling words, kept from joining into one shape; the first alone where both make an unlucky word. */
function initials(name: string, skip: readonly string[]): string {
  const words = name.split(/[\s\u200c]+/u).filter(Boolean);
  const telling = words.filter((word) => !skip.includes(word));
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => Array.from(word)[0]);
  const isUnlucky = unluckyPairs.has(letters.join('').toUpperCase());
  return (isUnlucky ? letters.slice(0, 1) : letters).join('\u200c');
}
