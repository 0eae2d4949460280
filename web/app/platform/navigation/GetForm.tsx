import type { ComponentProps, FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface GetFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** A path of this site; its query becomes what the fields say. */
  action: string;
  preventScrollReset?: boolean;
}

/**
 * A form that asks for a page. With script the page changes without a load. React Router's own would bring the sending of forms
 * of all kinds into every page.
 */
export function GetForm({ action, preventScrollReset = false, ...rest }: GetFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(pathWithFields(action, new FormData(event.currentTarget)), { preventScrollReset });
  };
  return <form method="get" action={action} onSubmit={submit} {...rest} />;
}

function pathWithFields(action: string, fields: FormData): string {
  const [path = '', fragment] = action.split('#');
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  return `${path}?${query}${fragment ? `#${fragment}` : ''}`;
}
