-- files: what people uploaded. The bytes are objects of the same id in the folder of files; a row that nothing claims is removed after two days.
create table files (
  id uuid primary key, -- random, not by time: it says nothing about other files
  owner_id uuid not null references users (id),
  name text not null,
  kind text not null check (kind in ('IMAGE', 'DOCUMENT', 'DRAWING')),
  mime text not null,
  size int not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default now(),
  -- What it became part of, as `ProfilePicture`.
  attached_to text,
  attached_at timestamptz,
  -- No longer part of anything; removed a day later.
  released_at timestamptz
);
create index files_owner on files (owner_id, created_at);
create index files_unattached on files (created_at) where attached_to is null;
create index files_released on files (released_at) where released_at is not null;

-- identity: the one picture of a person.
create table profile_pictures (
  user_id uuid primary key references users (id),
  file_id uuid not null unique references files (id),
  updated_at timestamptz not null default now()
);
