-- trade_baskets: what a person gathers before it is ordered or asked for. Without a row the basket is empty.
create table trade_baskets (
  user_id uuid primary key references users (id) on delete cascade,
  -- lines in their order, as they were written; offers and products may be gone by now
  lines jsonb not null,
  version int not null,
  updated_at timestamptz not null
);
