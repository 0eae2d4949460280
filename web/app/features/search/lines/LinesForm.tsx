import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { linesPath, searchPath, toLines } from '../paths.ts';
import { linesMessages as words } from './messages.ts';
import { linesOf, onlyKey, tidyLines } from './typedLines.ts';

interface LinesFormProps {
  text: string;
  /** What was sent has nothing to search by. */
  isWithout: boolean;
}

/** Where several things are typed or pasted. Without script it posts to the same page. */
export function LinesForm({ text, isWithout }: LinesFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(isWithout);
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = tidyLines(field.current?.value ?? '');
    const isEmpty = linesOf(typed).length === 0;
    setRefused(isEmpty);
    if (isEmpty) return void field.current?.focus();
    const key = onlyKey(typed);
    void (key ? navigate(searchPath(key)) : navigate(linesPath, toLines(typed)));
  }
  return (
    <form method="post" action={linesPath} onSubmit={submit} className="flex max-w-[48rem] flex-col items-start gap-3">
      <TextArea
        ref={field}
        name="text"
        rows={6}
        label={words.field}
        hint={words.hint}
        error={isRefused ? words.nothingTyped : undefined}
        defaultValue={text}
        className="w-full"
        required
      />
      <Button type="submit" variant="primary" icon="search">
        {words.submit}
      </Button>
    </form>
  );
}
