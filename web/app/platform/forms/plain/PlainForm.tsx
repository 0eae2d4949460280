import { type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { plainFields } from './plainFields.ts';
import { PlainFormsContext } from './PlainFormsContext.ts';
import { PlainPartContext } from './plainPart.tsx';

interface PlainFormProps {
  /** For links to it. Without one its answer opens where the form stands; with one the screen leads there itself. */
  id?: string;
  /** Which form of the screen it is: the screen's `action` goes by it. */
  name: string;
  label: string;
  /** What is sent beside the fields. */
  hidden: Record<string, string | number>;
  /** Whether a file may come with it; its screen says so too (`handle.formsTakeFiles`). */
  takesFile?: boolean;
  children: ReactNode;
  className?: string;
}

/**
 * A form for who has no script, posted to the screen's own address and answered by its `action` (`answerPlainForm`). It is in
 * the server's page only: a browser that runs scripts reads nothing of it, and what it has instead carries `noscript:hidden`.
 */
export function PlainForm({ id, name, label, hidden, takesFile, children, className }: PlainFormProps) {
  const forms = useContext(PlainFormsContext);
  const { pathname, search } = useLocation();
  // Many forms of one name have an id among what they send.
  const place = hidden.id === undefined ? name : `${name}-${hidden.id}`;
  const own = forms && {
    ...hidden,
    [plainFields.form]: name,
    [plainFields.token]: forms.tokenFor(pathname),
    [plainFields.key]: forms.makeKey(),
  };
  const form = own && (
    <form
      id={id ?? place}
      method="post"
      encType={takesFile ? 'multipart/form-data' : undefined}
      action={id ? pathname + search : `${pathname}${search}#${place}`}
      aria-label={label}
      noValidate
      className={className ?? 'flex flex-col gap-3'}
    >
      {Object.entries(own).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  );
  // A browser takes the first end of a `noscript` for its end.
  return useContext(PlainPartContext) ? form : <noscript>{form}</noscript>;
}
