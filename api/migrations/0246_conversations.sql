-- conversations: two companies (or persons) talk about an offer or a supplier; one conversation for each pair and subject.
create table conversations (
  id uuid primary key,
  subject_type text not null check (subject_type in ('SUPPLIER_PRODUCT', 'SUPPLIER')),
  subject_id uuid not null,
  -- what it was called when the conversation began, and who sells it
  subject_title text not null,
  seller_name text not null,
  -- both names and what it is about, folded as platform/text.ts does
  search_key text not null,
  buyer_customer_id uuid not null references customers (id),
  seller_customer_id uuid not null references customers (id),
  -- number of the last message; they have no gap
  last_seq int not null default 0,
  last_message_at timestamptz not null,
  -- number of the last event, of edits and deletions too
  event_seq int not null default 0,
  created_at timestamptz not null,
  unique (buyer_customer_id, seller_customer_id, subject_type, subject_id),
  check (buyer_customer_id <> seller_customer_id)
);
create index conversations_of_buyer on conversations (buyer_customer_id, last_message_at desc, id desc);
create index conversations_of_seller on conversations (seller_customer_id, last_message_at desc, id desc);
create index conversations_begun on conversations (buyer_customer_id, created_at);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id),
  seq int not null,
  -- null: whoever wrote it has closed the account
  author_user_id uuid references users (id) on delete set null,
  side text not null check (side in ('BUYER', 'SELLER')),
  -- empty once it was taken back
  body text not null check (length(body) <= 4000),
  search_key text not null,
  -- whether it had what leads past the platform when it was sent, and the writer was told
  has_contact boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  unique (conversation_id, seq)
);
create index messages_of_author on messages (author_user_id, created_at) where author_user_id is not null;

-- What a message said before it was edited or taken back. Only added to.
create table message_versions (
  message_id uuid not null references messages (id),
  version int not null,
  body text not null,
  replaced_at timestamptz not null,
  primary key (message_id, version)
);

-- What each person has of a conversation: how far it was read, and up to which message it was put away.
create table conversation_readers (
  conversation_id uuid not null references conversations (id),
  user_id uuid not null references users (id) on delete cascade,
  read_seq int not null default 0,
  archived_seq int,
  primary key (conversation_id, user_id)
);
create index conversation_readers_user on conversation_readers (user_id);
