import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData, useLocation } from 'react-router-dom';
import type { ScreenArgs } from '../../graph/load.ts';
import { siteContext } from '../../site/siteContext.ts';
import { plainFields } from './plainFields.ts';

/** What forms of a page are made of for who has a session; visitors need nothing. */
export type ServerForms = { token: string; key: string } | null;

/** For the loader of a screen whose pages always come from the server, as a document. */
export function serverForms({ context, request }: ScreenArgs): ServerForms {
  const { plainForms } = context.get(siteContext);
  return plainForms && { token: plainForms.tokenFor(new URL(request.url).pathname), key: plainForms.makeKey() };
}

interface ServerFormProps {
  forms: ServerForms;
  /** Which form of the screen it is: the screen's `action` goes by it. */
  name: string;
  /** For fields and buttons that stand outside. */
  id?: string;
  label: string;
  hidden?: Record<string, string | number>;
  children: ReactNode;
  className?: string;
}

/** A form that the browser sends by itself, with script or without; its answer is the next page. */
export function ServerForm({ forms, name, id, label, hidden = {}, children, className }: ServerFormProps) {
  const { pathname, search } = useLocation();
  const element = useRef<HTMLFormElement>(null);
  const answer = useActionData() as { form: string } | undefined;
  const isAnswered = answer?.form === name;
  useEffect(() => {
    if (isAnswered) focusProblem(element.current!);
  }, [isAnswered]);
  const own = { ...hidden, [plainFields.form]: name };
  const fields = forms ? { ...own, [plainFields.token]: forms.token, [plainFields.key]: forms.key } : own;
  return (
    <form
      ref={element}
      id={id ?? name}
      method="post"
      action={`${pathname}${search}#${id ?? name}`}
      aria-label={label}
      noValidate
      className={className ?? 'flex flex-col gap-3'}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Goes to what is wrong with a form that came back: its first field that is, else what is told above them. */
function focusProblem(form: HTMLFormElement) {
  const found =
    form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.querySelector<HTMLElement>('.alert-error');
  if (found?.classList.contains('alert')) found.tabIndex = -1;
  found?.focus();
}
