-- search: the one read model of published offers. Written only through modules/search/index.ts.
create table product_search (
  id uuid primary key, -- supplier_products.id
  base_product_id uuid not null,
  supplier_id uuid not null,
  category_path uuid[] not null, -- root first, leaf last
  title_key text not null, -- folded: modules/search
  -- sort keys
  relevance integer not null, -- higher is better
  published_at timestamptz not null,
  price_rial bigint, -- lowest unit price; null when on request
  lead_time_days smallint not null,
  rating real not null,
  response_min integer not null,
  completeness_score smallint not null,
  is_confirmed boolean not null, -- the supplier's confirmation is complete
  stock_state text not null,
  -- by category_properties.slot, in base units; enums by ordinal, MULTI_ENUM as bit mask, BOOLEAN 0/1
  lows double precision[] not null,
  highs double precision[] not null
);
create index product_search_level1 on product_search ((category_path[1]), relevance desc, id);
create index product_search_level2 on product_search ((category_path[2]), relevance desc, id);
create index product_search_level3 on product_search ((category_path[3]), relevance desc, id);
create index product_search_base on product_search (base_product_id);
create index product_search_supplier on product_search (supplier_id, relevance desc, id);
create index product_search_relevance on product_search (relevance desc, id);
create index product_search_newest on product_search (published_at desc, id);
create index product_search_price on product_search (price_rial, id);

-- search: what a list shows of each row. Apart, because filters and facets read every row of a category, and without the card it is a quarter as wide.
create table product_search_cards (
  id uuid primary key, -- product_search.id
  card jsonb not null -- the answer's SupplierProduct, ready made
);

-- search: how many published offers each supplier has in each category (leaves and those above).
create table product_search_counts (
  category_id uuid not null,
  supplier_id uuid not null,
  is_leaf boolean not null,
  offers_count integer not null,
  complete_offers_count integer not null, -- completeness of at least 60
  primary key (category_id, supplier_id)
);
create index product_search_counts_supplier on product_search_counts (supplier_id);
