import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select } from '../../../design/Select.tsx';
import type { States } from '../../../design/StateBadge.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { adminHref, type AdminState, isSearchable, shownKey } from '../../staff/index.ts';
import { userMessages } from './messages.ts';

const words = userMessages.search;
const optionsOf = (states: States = []) => states.map(({ value, displayFa }) => ({ value, label: displayFa }));

interface UserSearchProps {
  state: AdminState;
  roles: States;
  statuses: States;
}

/** A plain form: the address says what it holds, and every answer is asked anew. */
export function UserSearch({ state: { searchKey, role, status }, roles, statuses }: UserSearchProps) {
  const error = searchKey && !isSearchable(searchKey) ? words.keyWrong : undefined;
  return (
    <form
      method="get"
      action="/profile/admin"
      aria-label={words.label}
      className="grid items-start gap-4 rounded-card border border-border bg-surface p-4 sm:grid-cols-3"
    >
      <input type="hidden" name="tab" value="users" />
      <TextField
        label={words.key}
        hint={words.keyHint}
        error={error}
        name="searchKey"
        type="search"
        maxLength={40}
        defaultValue={shownKey(searchKey)}
        dir="auto"
        autoComplete="off"
      />
      <Select
        label={words.role}
        name="role"
        options={[{ value: '', label: words.anyRole }, ...optionsOf(roles)]}
        defaultValue={role ?? ''}
      />
      <Select
        label={words.status}
        name="status"
        options={[{ value: '', label: words.anyStatus }, ...optionsOf(statuses)]}
        defaultValue={status ?? ''}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-3">
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
        <LinkButton href={adminHref({ tab: 'users' })} data-full-load="">
          {words.clear}
        </LinkButton>
      </div>
    </form>
  );
}
