-- A settlement may be proposed by staff as well: then both sides answer, each once, and it is agreed to with the second yes.
alter table trade_consents drop constraint trade_consents_side_check;
alter table trade_consents add constraint trade_consents_side_check
  check (side in ('BUYER', 'SELLER') or (side = 'STAFF' and kind = 'SETTLEMENT'));
alter table trade_consents add buyer_agreed_at timestamptz;
alter table trade_consents add seller_agreed_at timestamptz;
alter table trade_consents add constraint trade_consents_answers_to_staff
  check (side = 'STAFF' or (buyer_agreed_at is null and seller_agreed_at is null));
alter table trade_consents add constraint trade_consents_agreed_by_both
  check (side <> 'STAFF' or status <> 'AGREED' or (buyer_agreed_at is not null and seller_agreed_at is not null));
