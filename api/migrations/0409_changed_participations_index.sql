-- trade: parts of requests in the order of change
create index trade_participations_changed
  on trade_participations (seller_customer_id, (coalesce(changed_at, seller_updated_at)), request_id);
