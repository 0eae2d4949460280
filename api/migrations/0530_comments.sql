-- content: what readers say of pages and offers, who likes it, and who reports it.
create table comments (
  id uuid primary key,
  object_type text not null check (object_type in ('PAGE', 'SUPPLIER_PRODUCT')),
  object_id uuid not null,
  -- of an answer: the comment below which it stands, and the one that it speaks to
  root_id uuid references comments (id),
  answers_id uuid references comments (id),
  -- null: the author has closed the account
  author_user_id uuid references users (id) on delete set null,
  -- of the company's own reply: in whose name it speaks, and what that was called
  customer_id uuid references customers (id),
  customer_name text,
  state text not null check (state in ('PENDING', 'PUBLISHED', 'EDIT_PENDING', 'HIDDEN', 'REJECTED', 'REMOVED')),
  body text not null,
  rating smallint check (rating between 1 and 5),
  pros text[] not null default '{}',
  cons text[] not null default '{}',
  -- {body, pros, cons} of an edit that waits; what stands above is shown until it is decided
  next jsonb,
  is_anonymous boolean not null,
  is_verified_buyer boolean not null,
  like_count int not null default 0 check (like_count >= 0),
  -- why it was rejected or hidden, and the text of staff
  rejection_code text,
  rejection_text text,
  decided_at timestamptz,
  edited_at timestamptz,
  appealed_at timestamptz,
  published_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'EDIT_PENDING') <= (next is not null)),
  check (root_id is null or rating is null),
  check ((root_id is null) = (answers_id is null)),
  check ((customer_id is null) = (customer_name is null))
);
create index comments_roots on comments (object_type, object_id, created_at desc, id desc) where root_id is null;
create index comments_answers on comments (root_id, created_at, id) where root_id is not null;
create index comments_author on comments (author_user_id, created_at desc, id desc) where author_user_id is not null;
create index comments_ratings on comments (object_type, object_id) where rating is not null and state in ('PUBLISHED', 'EDIT_PENDING');
create unique index comments_rating_once on comments (author_user_id, object_type, object_id)
  where rating is not null and author_user_id is not null and state <> 'REMOVED';
create unique index comments_reply_once on comments (root_id, customer_id) where customer_id is not null and state <> 'REMOVED';

create table comment_likes (
  comment_id uuid not null references comments (id),
  user_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_likes_user on comment_likes (user_id);

create table comment_reports (
  id uuid primary key,
  comment_id uuid not null references comments (id),
  -- null: whoever reported it has closed the account
  reporter_user_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('CONTACT_OR_LINK', 'ADVERTISING', 'INSULT', 'OFF_TOPIC', 'FALSE', 'PERSONAL_DATA', 'OTHER')),
  explanation text check (length(explanation) <= 500),
  -- since when it counts no more: staff have judged the comment with it
  settled_at timestamptz,
  created_at timestamptz not null,
  unique (comment_id, reporter_user_id)
);
create index comment_reports_reporter on comment_reports (reporter_user_id) where reporter_user_id is not null;
