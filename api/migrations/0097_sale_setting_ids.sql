-- merchants: how a merchant sells has an id of its own, and the merchant has at most one.
alter table merchant_sale_settings add column id uuid;
update merchant_sale_settings set id = gen_random_uuid();
alter table merchant_sale_settings
  drop constraint merchant_sale_settings_pkey,
  add primary key (id),
  add unique (merchant_id);
