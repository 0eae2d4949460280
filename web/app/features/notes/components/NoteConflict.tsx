import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { noteMessages as words } from '../messages.ts';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';
import { changesOf } from './noteValues.ts';

interface NoteConflictProps {
  before: NoteCard_NoteFragment;
  theirs: NoteCard_NoteFragment;
  onKeepMine(): void;
  onTakeTheirs(): void;
}

/** What became of the note elsewhere while it was being written here, and which of both shall stay. */
export function NoteConflict({ before, theirs, onKeepMine, onTakeTheirs }: NoteConflictProps) {
  const facts = changesOf(before, theirs).map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }));
  return (
    <div role="alert">
      <Card tone="sunken" className="flex flex-col gap-3">
        <p>{words.conflict}</p>
        <FactList facts={facts} />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
        </div>
      </Card>
    </div>
  );
}
