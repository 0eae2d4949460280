import { Badge } from '../../../design/Badge.tsx';
import { Section } from '../../../design/Section.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { writingMessages } from './messages.ts';
import type { PageVersions_VersionFragment } from './PageVersions.generated.ts';

const words = writingMessages.versions;

/** What was written when, and in how many blocks it differs from what was there before. */
export function PageVersions({ versions }: { versions: readonly Masked<PageVersions_VersionFragment>[] }) {
  return (
    <Section title={words.title}>
      <ol className="flex flex-col gap-3">
        {readFragment<PageVersions_VersionFragment>(versions).map((each) => (
          <li key={each.version} className="flex flex-wrap items-center gap-x-3 border-s-2 border-border ps-3">
            <span className="font-medium">{writingMessages.version(formatInteger(each.version))}</span>
            <time dateTime={each.writtenAt} className="text-dense text-muted">
              {formatDate(each.writtenAt)}
            </time>
            {each.authorName && <bdi className="text-dense text-muted">{each.authorName}</bdi>}
            {each.isShown && <Badge kind="success">{words.shown}</Badge>}
            <span className="text-dense">{differenceOf(each)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function differenceOf({ addedBlockKeys, removedBlockKeys, changedBlockKeys }: PageVersions_VersionFragment): string {
  const counts = [
    [addedBlockKeys.length, words.added],
    [changedBlockKeys.length, words.changed],
    [removedBlockKeys.length, words.removed],
  ] as const;
  const told = counts.flatMap(([count, said]) => (count > 0 ? [said(formatInteger(count))] : []));
  return told.length > 0 ? told.join(words.and) : words.same;
}
