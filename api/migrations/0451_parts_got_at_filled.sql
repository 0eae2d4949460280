-- trade: parts that sellers had got before that was kept: both sides can write to each other from then on.
update trade_participations p set got_at = coalesce(
    (select min(c.created_at) from conversations c
     where c.subject_type = 'TRADE_REQUEST' and c.subject_id = p.request_id and c.seller_customer_id = p.seller_customer_id),
    r.published_at, p.updated_at)
from trade_requests r where r.id = p.request_id and p.status <> 'PLANNED' and p.got_at is null;
