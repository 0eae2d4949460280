import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { Day, describeThing } from '../../things/index.ts';
import { noteMessages as words } from '../messages.ts';
import { DeleteNote } from './DeleteNote.tsx';
import type { NoteCard_NoteFragment } from './NoteCard.generated.ts';
import { NoteForm } from './NoteForm.tsx';

interface NoteCardProps {
  note: Masked<NoteCard_NoteFragment> & { id: string };
  /** Whether it says what it is about: not where that is plain. */
  isAboutShown?: boolean;
}

const edges: Record<string, string> = {
  YELLOW: 'border-s-4 border-s-warning',
  GREEN: 'border-s-4 border-s-success',
  BLUE: 'border-s-4 border-s-info',
  PURPLE: 'border-s-4 border-s-question',
  RED: 'border-s-4 border-s-danger',
};

/** A note, with its change and its end where it is one's own. Its text is text, whatever is in it. An `<li>`. */
export function NoteCard({ note: masked, isAboutShown = true }: NoteCardProps) {
  const note = readFragment<NoteCard_NoteFragment>(masked);
  const [mode, setMode] = useState<'shown' | 'edited' | 'deleted'>('shown');
  const back = () => setMode('shown');
  return (
    <Card as="li" className={`flex flex-col gap-2 ${note.color ? edges[note.color] : ''}`}>
      {isAboutShown && <About note={note} />}
      {mode === 'edited' ? (
        <NoteForm note={note} onDone={back} onCancel={back} />
      ) : (
        <>
          <Text note={note} />
          {note.isOwn && (
            <div className="flex flex-wrap gap-2">
              <Button size="small" icon="pencil" onClick={() => setMode('edited')}>
                {words.edit}
              </Button>
              <Button size="small" variant="quiet" icon="trash" onClick={() => setMode('deleted')}>
                {words.delete}
              </Button>
            </div>
          )}
        </>
      )}
      {mode === 'deleted' && <DeleteNote note={note} onClose={back} />}
    </Card>
  );
}

function About({ note }: { note: NoteCard_NoteFragment }) {
  const thing = describeThing(note);
  return (
    <p className="text-dense text-muted">
      {thing ? (
        <a href={thing.href} className="text-primary underline">
          {thing.name}
        </a>
      ) : (
        words.gone
      )}
    </p>
  );
}

function Text({
  note: { title, body, tags, remindAt, isDue, isShared, isOwn, authorName, updatedAt },
}: {
  note: NoteCard_NoteFragment;
}) {
  return (
    <>
      {title && (
        <p dir="auto" className="font-bold">
          {title}
        </p>
      )}
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {body}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
        {!isOwn && <bdi>{words.by(authorName ?? words.colleague)}</bdi>}
        {isOwn && isDue && <Badge kind="warning">{words.isDue}</Badge>}
        {isOwn && remindAt && <Day at={remindAt} saying={words.remindAt} />}
        {isShared && <Badge kind="info">{words.shared}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>
            <bdi>{tag}</bdi>
          </Badge>
        ))}
        <Day at={updatedAt} saying={words.changedAt} />
      </p>
    </>
  );
}
