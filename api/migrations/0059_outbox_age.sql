-- platform: the outbox asks each second which messages nobody could send in their life, and each minute which are old.
create index outbox_expiring on outbox (expires_at) where state = 'WAITING';
create index outbox_age on outbox (created_at);
