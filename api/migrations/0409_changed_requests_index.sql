-- trade: requests in the order of change
create index trade_requests_changed on trade_requests (buyer_customer_id, (coalesce(changed_at, updated_at)), id);
