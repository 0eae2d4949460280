import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { adminHref, type AdminState, queueMessages, shownKey } from '../../staff/index.ts';
import { wrongIn } from './auditVariables.ts';
import { auditMessages } from './messages.ts';

const words = auditMessages;
const optionsOf = (any: string, labels: Record<string, string>) => [
  { value: '', label: any },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

/** Narrows the log by person, action, kind of thing and days: a plain form, as the address says it. */
export function AuditSearch({ state }: { state: AdminState }) {
  const { actor = '', action = '', objectType = '', objectId, from = '', to = '' } = state;
  const wrong = wrongIn(state);
  const day = (name: 'from' | 'to', value: string) => (
    <TextField
      name={name}
      label={words[name]}
      hint={words.dayHint}
      defaultValue={toPersianDigits(value)}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      error={wrong[name] ? words.dayWrong : undefined}
    />
  );
  return (
    <form
      method="get"
      action="/profile/admin"
      aria-label={words.search}
      className="grid items-start gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <input type="hidden" name="tab" value="audit" />
      {objectId && <input type="hidden" name="objectId" value={objectId} />}
      <TextField
        name="actor"
        type="search"
        label={words.actor}
        hint={words.actorHint}
        maxLength={40}
        dir="auto"
        autoComplete="off"
        defaultValue={shownKey(actor)}
        error={wrong.actor ? words.actorWrong : undefined}
      />
      <Select
        name="action"
        label={words.action}
        defaultValue={action}
        options={optionsOf(words.anyAction, words.actions)}
      />
      <Select
        name="objectType"
        label={words.object}
        defaultValue={objectType}
        options={optionsOf(words.anyObject, words.objects)}
      />
      {day('from', from)}
      {day('to', to)}
      <div className="flex flex-wrap gap-2 self-end sm:col-span-2 lg:col-span-1">
        <Button type="submit" variant="primary">
          {queueMessages.search.submit}
        </Button>
        <LinkButton href={adminHref({ tab: 'audit' })} data-full-load="">
          {queueMessages.search.clear}
        </LinkButton>
      </div>
    </form>
  );
}
