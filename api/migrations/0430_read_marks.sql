-- conversations: how far each side has read, whoever of it did; the other side is shown it.
alter table conversations
  add column buyer_read_seq int not null default 0,
  add column seller_read_seq int not null default 0;
