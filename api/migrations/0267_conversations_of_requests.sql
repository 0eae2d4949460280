-- conversations: buyer and seller of a trade request talk about it from its publication on, before anybody wrote a word.
alter table conversations drop constraint conversations_subject_type_check;
alter table conversations add constraint conversations_subject_type_check
  check (subject_type in ('SUPPLIER_PRODUCT', 'SUPPLIER', 'TRADE_REQUEST'));

-- Those that were published before.
insert into conversations (id, subject_type, subject_id, subject_title, seller_name, search_key, buyer_customer_id,
  seller_customer_id, created_at, last_message_at)
select gen_random_uuid(), 'TRADE_REQUEST', r.id,
  concat_ws('، ', r.number, (select l.snapshot ->> 'title' from trade_lines l where l.request_id = r.id order by l.place limit 1)),
  p.seller_name, r.search_key, r.buyer_customer_id, p.seller_customer_id, r.published_at, r.published_at
from trade_requests r join trade_participations p on p.request_id = r.id
where r.published_at is not null and p.status <> 'PLANNED' and r.buyer_customer_id <> p.seller_customer_id;
