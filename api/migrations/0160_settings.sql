-- settings: values that staff set from a time on. The value at a time is the newest row that began by then, else the default
-- in code (api/src/modules/settings/registry.ts).
create table settings (
  id uuid primary key,
  key text not null,
  valid_from timestamptz not null,
  value jsonb not null,
  set_by uuid not null references users (id),
  set_at timestamptz not null,
  reason text not null
);
create index settings_key on settings (key, valid_from, id);
create trigger settings_are_append_only before update or delete on settings
  for each row execute function refuse_change();
create trigger settings_are_kept before truncate on settings
  for each statement execute function refuse_change();
