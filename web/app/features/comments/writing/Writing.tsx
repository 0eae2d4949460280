import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { commentMessages as words } from '../messages.ts';
import { CommentForm } from './CommentForm.tsx';
import type { CommentTarget } from './target.ts';

/** Where who is logged in begins a comment. */
export function Writing({ target }: { target: CommentTarget }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <CommentForm target={target} onDone={() => setOpen(false)} />
  ) : (
    <Button icon="pencil" onClick={() => setOpen(true)}>
      {words.write}
    </Button>
  );
}
