-- Lines of a request may ask for a product, or for something in words, without an offer of anybody.
alter table trade_lines
  alter column supplier_product_id drop not null,
  alter column supplier_id drop not null,
  add column base_product_id uuid,
  add column category_id uuid,
  add column alternatives_allowed boolean not null default false,
  -- what the buyer wants to pay for one unit; sellers see it where the buyer shows it
  add column target_price_rial numeric(18) check (target_price_rial > 0);

update trade_lines l set base_product_id = p.base_product_id, category_id = b.category_id
from supplier_products p join base_products b on b.id = p.base_product_id where p.id = l.supplier_product_id;
