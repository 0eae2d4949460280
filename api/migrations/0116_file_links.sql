-- files: what a file is part of; it may be part of several things, and is let go when it is part of none. The api in front asks the module of the thing who may see it.
create table file_links (
  file_id uuid not null references files (id),
  -- USER, CUSTOMER, SUPPLIER_PRODUCT …: a kind of thing that a module answers for.
  object_type text not null,
  object_id uuid not null,
  -- What the thing has it for; PUBLIC: everybody who is shown the thing sees the picture.
  role text not null,
  sort smallint not null default 0,
  alt_text text,
  linked_at timestamptz not null default now(),
  primary key (file_id, role, object_type, object_id)
);
create index file_links_object on file_links (object_type, object_id, role, sort);

insert into file_links (file_id, object_type, object_id, role, linked_at)
select p.file_id, 'USER', p.user_id, 'PROFILE_PICTURE', coalesce(f.attached_at, now())
from profile_pictures p join files f on f.id = p.file_id
union all
select f.id, 'CUSTOMER', c.id, 'LOGO', coalesce(f.attached_at, now())
from customers c join files f on f.id = c.logo_file_id
union all
select f.id, 'CUSTOMER', c.id, 'OFFICIAL_GAZETTE', coalesce(f.attached_at, now())
from customers c join files f on f.id = c.official_gazette_file_id;

-- `attached_to` is written on, for an api of the version before, which would take a linked file for one that nobody needs.

-- Files of the project itself, as the pictures of the seeds, are nobody's.
alter table files alter column owner_id drop not null;

drop index files_unattached;
create index files_unattached on files (created_at) where attached_at is null;
