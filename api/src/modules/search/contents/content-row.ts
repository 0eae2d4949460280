import type { ContentKind } from '../search.enums.ts';

/** Something that people read, as its writer hands it over. */
export type ContentRow = {
  kind: ContentKind;
  id: string;
  /** Tells apart what is shown now and what takes its place at a time. */
  edition: number;
  title: string;
  /** Where it stands on the site. */
  path: string;
  /** Words beside the title: labels, summary, headings. */
  labels: readonly string[];
  /** All that is read below the title. */
  body: string;
  platforms: readonly string[];
  /** The supplier that wrote it. */
  writerId: string | null;
  visibleFrom: Date | '-infinity';
  visibleUntil: Date | 'infinity';
};
