import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { TextArea } from '../../../design/TextArea.tsx';
import { directionOf } from '../blocks/blockList.ts';
import { editorMessages as words } from './messages.ts';

interface MarkedTextProps {
  label: string;
  text: string;
  isInvalid: boolean;
  onChange(text: string): void;
}

/** Signs around what is selected. */
const marks = [
  { label: words.marks.bold, sign: '**', key: 'b' },
  { label: words.marks.italic, sign: '*', key: 'i' },
  { label: words.marks.code, sign: '`', key: 'e' },
  { label: words.marks.sub, sign: '~' },
  { label: words.marks.sup, sign: '^' },
];

/** A text whose marks are signs that are typed, or set around the selection by a button or a key. */
export function MarkedText({ label, text, isInvalid, onChange }: MarkedTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // What stays selected once the marks are drawn, before the next key.
  const selected = useRef<[from: number, to: number]>(undefined);
  useLayoutEffect(() => {
    if (!selected.current) return;
    field.current?.focus();
    field.current?.setSelectionRange(...selected.current);
    selected.current = undefined;
  }, [text]);
  const put = (before: string, after: string, fallback = '') => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
    const inner = text.slice(from, to) || fallback;
    onChange(`${text.slice(0, from)}${before}${inner}${after}${text.slice(to)}`);
    selected.current = [from + before.length, from + before.length + inner.length];
  };
  const link = () => put('[', '](/)', words.marks.linkText);
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    const mark = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!mark && event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (mark) put(mark.sign, mark.sign);
    else link();
  };
  return (
    <div className="flex flex-col gap-1">
      <div role="group" aria-label={words.marks.label} className="flex flex-wrap gap-1">
        {marks.map(({ label: name, sign }) => (
          <Mark key={sign} label={name} press={() => put(sign, sign)} />
        ))}
        <Mark label={words.marks.link} press={link} />
      </div>
      <TextArea
        ref={field}
        label={label}
        hideLabel
        rows={Math.min(8, Math.max(2, Math.ceil(text.length / 80)))}
        dir={directionOf(text)}
        className="grows"
        value={text}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKey}
      />
    </div>
  );
}

const Mark = ({ label, press }: { label: string; press(): void }) => (
  <button
    type="button"
    className="rounded-control border border-border px-2 text-meta pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    // The selection stays where it is.
    onPointerDown={(event) => event.preventDefault()}
    onClick={press}
  >
    {label}
  </button>
);
