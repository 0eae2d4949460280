-- reference: official holidays. A day that follows the moon is a prediction until the year's calendar is out.
create table holidays (
  day date primary key,
  title text not null,
  is_predicted boolean not null
);

-- merchants: when somebody works is told day by day, so that it can be counted with; the text for people is made of it.
alter table merchant_sale_settings rename column working_hours to hours_text;
alter table merchant_sale_settings add column working_hours jsonb; -- [{day, from, to}], from SATURDAY on; see modules/merchants
create function pg_temp.hours(last int, opens text, closes text) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('day', day, 'from', opens, 'to', closes) order by place)
  from unnest(array['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY']) with ordinality as days (day, place)
  where place <= last $$;
update merchant_sale_settings set working_hours = case
  -- Persian digits: 8 to 17, 9 to 18, 7:30 to 15:30
  when hours_text like '%۸%۱۷' then pg_temp.hours(5, '08:00', '17:00')
  when hours_text like '%۹%۱۸' then pg_temp.hours(6, '09:00', '18:00')
  when hours_text like '%۷:۳۰%۱۵:۳۰' then pg_temp.hours(5, '07:30', '15:30')
end;
do $$
declare unknown text;
begin
  select string_agg(distinct hours_text, ' | ') into unknown from merchant_sale_settings where working_hours is null;
  if unknown is not null then
    raise exception 'working hours that no rule reads: %', unknown;
  end if;
end $$;
alter table merchant_sale_settings drop column hours_text, alter column working_hours set not null, alter column working_hours set default '[]';
drop function pg_temp.hours(int, text, text);
