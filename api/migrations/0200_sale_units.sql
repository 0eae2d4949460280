-- suppliers: offers are sold by units with ids, and say how much a sale unit holds; their quantities are decimals.
alter table measurement_quantities
  add column converts boolean not null default true, -- false: a unit equals only itself
  add column is_traded boolean not null default false; -- goods are sold by its units
update measurement_quantities set is_traded = true where code in ('COUNT', 'LENGTH', 'AREA', 'VOLUME', 'MASS', 'TIME');

-- An empty database gets it from the seeds, with the other quantities.
insert into measurement_quantities (id, code, name, base_unit_id, converts, is_traded)
select '019b76da-a800-74ad-8573-4fb6117e5279', 'PACKAGING', 'بسته‌بندی', '019b76da-a800-7fff-b03a-95555f1b96fd', false, true
where exists (select from measurement_quantities);
insert into units_of_measurement (id, quantity_id, code, symbol, display_text, factor, is_default, sort_order)
select unit.id::uuid, q.id, unit.code, unit.name, unit.name, 1, place = 1, place
from measurement_quantities q, (values
  ('019b76da-a800-7fff-b03a-95555f1b96fd', '{pack}', 'بسته', 1),
  ('019b76da-a800-77ce-aca3-cc5e9fc74531', '{box}', 'جعبه', 2),
  ('019b76da-a800-7e1e-8f60-974823cd5ba3', '{carton}', 'کارتن', 3),
  ('019b76da-a800-7e11-aac5-9cef86804d98', '{bag}', 'کیسه', 4),
  ('019b76da-a800-7e77-b1bf-746f368aa525', '{can}', 'ظرف', 5),
  ('019b76da-a800-7a5b-902b-b4ba799f8be8', '{length}', 'شاخه', 6),
  ('019b76da-a800-728a-8e8d-78cb6c20c287', '{roll}', 'رول', 7),
  ('019b76da-a800-7b85-929f-c805388befcb', '{coil}', 'کلاف', 8),
  ('019b76da-a800-7b93-8fab-ce19bed29cc1', '{loop}', 'حلقه', 9),
  ('019b76da-a800-76ad-bfc9-1e519e810ed3', '{sheet}', 'ورق', 10),
  ('019b76da-a800-7989-a2a7-bbc3a43f7667', '{pallet}', 'پالت', 11),
  ('019b76da-a800-7fc8-bf86-3626cb5ba3e5', '{set}', 'ست', 12),
  ('019b76da-a800-7f30-9d21-32a242761224', '{device}', 'دستگاه', 13),
  ('019b76da-a800-7806-833a-0bed55e8093c', '{strand}', 'رشته', 14),
  ('019b76da-a800-74b4-b3a1-26e301f20e4d', '{copy}', 'نسخه', 15),
  ('019b76da-a800-7aa2-8f67-0011375895fd', '{service}', 'سرویس', 16),
  ('019b76da-a800-7601-af68-41fdf2e8f86c', '{project}', 'پروژه', 17),
  ('019b76da-a800-770c-9764-c4dc1c2cb8bc', '{test}', 'آزمون', 18),
  ('019b76da-a800-7b70-bf69-001dbd17d16c', '{person-day}', 'نفرروز', 19),
  ('019b76da-a800-7c1c-ad29-3f738468643a', '{stroke}', 'ضربه', 20)
) as unit (id, code, name, place)
where q.code = 'PACKAGING';

-- What each text of a sale unit means: a unit, and how much of another one it holds.
create temporary table sale_unit_texts (text text primary key, unit text not null, held text, quantity numeric) on commit drop;
insert into sale_unit_texts values
  ('بستهٔ ۵ عددی', '{pack}', '{piece}', 5),
  ('بستهٔ ۱۰ عددی', '{pack}', '{piece}', 10),
  ('بستهٔ ۲۵ عددی', '{pack}', '{piece}', 25),
  ('بستهٔ ۵۰ عددی', '{pack}', '{piece}', 50),
  ('بستهٔ ۱۰۰ عددی', '{pack}', '{piece}', 100),
  ('بستهٔ ۵ متر مربعی', '{pack}', 'm2', 5),
  ('بستهٔ ۱۰ متر مربعی', '{pack}', 'm2', 10),
  ('شاخهٔ ۶ متری', '{length}', 'm', 6),
  ('شاخهٔ ۱۲ متری', '{length}', 'm', 12),
  ('کلاف ۱۰۰ متری', '{coil}', 'm', 100),
  ('کارتن ۵ کیلویی', '{carton}', 'kg', 5),
  ('کارتن ۱۵ کیلویی', '{carton}', 'kg', 15),
  ('کیسهٔ ۲۵ کیلویی', '{bag}', 'kg', 25),
  ('کیسهٔ ۵۰ کیلویی', '{bag}', 'kg', 50),
  ('ظرف ۴ لیتری', '{can}', 'L', 4),
  ('ظرف ۲۰ لیتری', '{can}', 'L', 20),
  ('ظرف ۲۰۸ لیتری', '{can}', 'L', 208),
  ('دستگاه', '{device}', '{piece}', 1),
  ('رشته', '{strand}', '{piece}', 1),
  ('نسخه', '{copy}', '{piece}', 1);
-- Names of units mean themselves.
insert into sale_unit_texts (text, unit)
select u.display_text, u.code from units_of_measurement u join measurement_quantities q on q.id = u.quantity_id
where q.is_traded on conflict do nothing;

-- As the columns are to be; null where a text is not known. A pack of pieces is one whatever it was called.
create function pg_temp.sale_unit_of(typed text, pieces numeric) returns jsonb language sql as $$
  select jsonb_build_object('saleUnitId', u.id, 'conversions',
    case when t.held is null then '[]' else jsonb_build_array(jsonb_build_object('unitId', h.id, 'quantity', t.quantity::text)) end)
  from (
    select unit, held, quantity from sale_unit_texts where text = typed and (pieces = 1 or pieces = quantity)
    union all
    select case unit when '{piece}' then '{pack}' else unit end, '{piece}', pieces
    from sale_unit_texts join units_of_measurement u on u.code = unit join measurement_quantities q on q.id = u.quantity_id
    where text = typed and coalesce(quantity, 1) = 1 and pieces <> 1 and (unit = '{piece}' or not q.converts)
  ) t
  join units_of_measurement u on u.code = t.unit left join units_of_measurement h on h.code = t.held
$$;

do $$
declare unknown text;
begin
  select string_agg(distinct format('«%s» (%s)', text, pieces), ', ') into unknown
  from (
    select sale_unit as text, pack_size as pieces from supplier_products
    union select was ->> 'saleUnitText', (was ->> 'packSize')::numeric from product_changes where kind = 'SALE_UNIT'
    union select asked ->> 'saleUnitText', (asked ->> 'packSize')::numeric from product_changes where kind = 'SALE_UNIT'
  ) typed
  where pg_temp.sale_unit_of(text, pieces) is null;
  if unknown is not null then
    raise exception 'sale units that no unit is known for, with the pieces in them: %', unknown;
  end if;
end $$;

alter table supplier_products
  add column sale_unit_id uuid references units_of_measurement (id),
  add column conversions jsonb not null default '[]', -- [{unitId, quantity}]: one sale unit holds so much; decimals as strings
  alter column moq type numeric(18, 6),
  alter column order_step type numeric(18, 6);
-- Nothing about them changes.
alter table supplier_products disable trigger keep_updated_at;
update supplier_products p set sale_unit_id = (sold.by ->> 'saleUnitId')::uuid, conversions = sold.by -> 'conversions'
from (
  select text, pieces, pg_temp.sale_unit_of(text, pieces) as by
  from (select distinct sale_unit as text, pack_size as pieces from supplier_products) typed
) sold
where p.sale_unit = sold.text and p.pack_size = sold.pieces;
alter table supplier_products enable trigger keep_updated_at;
alter table supplier_products alter column sale_unit_id set not null, drop column sale_unit, drop column pack_size;

update product_changes set
  was = (was - 'saleUnitText' - 'packSize') || pg_temp.sale_unit_of(was ->> 'saleUnitText', (was ->> 'packSize')::numeric),
  asked = (asked - 'saleUnitText' - 'packSize') || pg_temp.sale_unit_of(asked ->> 'saleUnitText', (asked ->> 'packSize')::numeric)
where kind = 'SALE_UNIT';

-- Cards say it, too. Pieces are those that it holds, and no metres or kilograms.
update product_search_cards c set card = c.card || jsonb_build_object(
  'saleUnitId', p.sale_unit_id, 'conversions', p.conversions,
  'packSize', coalesce((select held ->> 'quantity' from jsonb_array_elements(p.conversions) held
    join units_of_measurement u on u.id = (held ->> 'unitId')::uuid where u.code = '{piece}'), '1'))
from supplier_products p where p.id = c.id;
