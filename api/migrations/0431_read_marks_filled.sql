-- conversations: how far each side had read before that was kept.
-- Whoever wrote a message has read those before it; whoever put a conversation away without opening it has read nothing.
with marks as (
  select r.conversation_id, m.customer_id, max(r.read_seq) as read_seq
  from conversation_readers r join customer_members m on m.user_id = r.user_id and m.status <> 'REMOVED'
  where r.read_seq > coalesce(r.archived_seq, 0)
  group by r.conversation_id, m.customer_id
), written as (
  select conversation_id, side, max(seq) as seq from messages group by conversation_id, side
)
update conversations c set
  buyer_read_seq = greatest(
    coalesce((select read_seq from marks where conversation_id = c.id and customer_id = c.buyer_customer_id), 0),
    coalesce((select seq from written where conversation_id = c.id and side = 'BUYER'), 0)),
  seller_read_seq = greatest(
    coalesce((select read_seq from marks where conversation_id = c.id and customer_id = c.seller_customer_id), 0),
    coalesce((select seq from written where conversation_id = c.id and side = 'SELLER'), 0))
where c.last_seq > 0;
