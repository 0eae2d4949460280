-- content: what stands around every page: the menus, what is announced, and who runs the site.
-- A menu is written as a whole, so that its version tells of every change; entries are {level, title, href, isDead}.
create table website_menus (
  platform text primary key check (platform in ('WEB', 'MOBILE')),
  version int not null default 1,
  entries jsonb not null,
  -- when its targets were looked at last
  checked_at timestamptz not null
);

create table announcements (
  id uuid primary key,
  text text not null,
  tone text not null check (tone in ('INFO', 'SUCCESS', 'WARNING')),
  href text,
  audience text not null check (audience in ('ALL', 'USER', 'SELLER')),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  place int not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (valid_from < valid_until)
);
create index announcements_until on announcements (valid_until);

-- One row, or none while nobody wrote it.
create table site_operators (
  id int primary key check (id = 1),
  version int not null default 1,
  name text not null,
  address text not null,
  phones text[] not null,
  email text not null,
  national_legal_id text,
  registration_number text,
  support_hours text not null,
  trust_text text,
  updated_at timestamptz not null
);
