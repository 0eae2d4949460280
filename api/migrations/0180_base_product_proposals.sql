-- catalog: sellers propose base products that the catalogue lacks; staff publish, reject and merge them.
alter table base_products
  add column version int not null default 1,
  -- the company that proposed it; null: it was there from the beginning
  add column proposer_id uuid references customers (id),
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  -- why staff decided so; its proposer reads it
  add column reason text,
  -- what it was merged into: its addresses lead there
  add column replaced_by_id uuid references base_products (id),
  add constraint base_products_replaced check (replaced_by_id is null or (status = 'ARCHIVED' and replaced_by_id <> id));

-- Numbers and brands as they are compared: ASCII digits, small letters, one form of each Persian letter, nothing between them.
create function product_code(value text) returns text language sql immutable parallel safe as $$
  select nullif(regexp_replace(lower(translate(value,
    U&'\064A\0649\0626\0643\0629\06C0\0624\0622\0623\0625\0671\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669',
    U&'\06CC\06CC\06CC\06A9\0647\0647\0648\0627\0627\0627\062701234567890123456789')), '[^a-z0-9\u0621-\u063A\u0641-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06CC]', '', 'g'), '')
$$;
-- The different words of a name, folded in the same way.
create function product_words(value text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(regexp_replace(lower(translate(value,
    U&'\064A\0649\0626\0643\0629\06C0\0624\0622\0623\0625\0671\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669',
    U&'\06CC\06CC\06CC\06A9\0647\0647\0648\0627\0627\0627\062701234567890123456789')), '[\u064B-\u0652\u0670\u0640]', '', 'g'),
    '[^a-z0-9\u0621-\u063A\u0641-\u064A\u067E\u0686\u0698\u06A9\u06AF\u06CC]+') as word where word <> ''
$$;
create index base_products_gtin on base_products (product_code(gtin)) where gtin is not null;
create index base_products_mpn on base_products (product_code(mpn)) where mpn is not null;
create index base_products_words on base_products using gin (product_words(name));
create index base_products_queue on base_products (submitted_at, id) where status = 'PENDING';
create index base_products_proposer on base_products (proposer_id, submitted_at) where proposer_id is not null;
create index base_products_successor on base_products (replaced_by_id) where replaced_by_id is not null;

-- entries: handed in on a product that staff have not published yet; it is decided after that.
alter table supplier_products add column waits_for_product boolean not null default false;
create index supplier_products_waiting on supplier_products (base_product_id, id) where waits_for_product;
drop index supplier_products_base;
create index supplier_products_base on supplier_products (base_product_id, id);

-- favorites: who saved a thing, for those that follow it where it becomes one with another.
create index user_favorites_object on user_favorites (object_type, object_id);
