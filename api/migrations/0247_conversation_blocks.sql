-- conversations: a company that wants no messages from another one; neither writes to the other while it stands.
create table conversation_blocks (
  id uuid primary key,
  blocker_customer_id uuid not null references customers (id),
  blocked_customer_id uuid not null references customers (id),
  -- in which conversation it was asked for: it tells who the other one is
  conversation_id uuid not null references conversations (id),
  created_at timestamptz not null,
  unique (blocker_customer_id, blocked_customer_id),
  check (blocker_customer_id <> blocked_customer_id)
);
create index conversation_blocks_newest on conversation_blocks (blocker_customer_id, created_at desc, id desc);
create index conversation_blocks_blocked on conversation_blocks (blocked_customer_id);
create index conversation_blocks_conversation on conversation_blocks (conversation_id);


-- Who wants no notices of new messages; for good where no end is said.
alter table conversation_readers add column is_muted boolean not null default false, add column muted_until timestamptz;
