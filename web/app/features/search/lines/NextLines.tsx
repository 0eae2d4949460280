import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { linesPath, toLines } from '../paths.ts';
import { linesMessages as words } from './messages.ts';

/** Leads to the lines that were too many for one answer. Without script it posts them. */
export function NextLines({ text, count }: { text: string; count: string }) {
  const navigate = useNavigate();
  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(linesPath, toLines(text));
  }
  return (
    <form method="post" action={linesPath} onSubmit={submit}>
      <input type="hidden" name="text" value={text} />
      <Button type="submit">{words.next(count)}</Button>
    </form>
  );
}
