-- activity: visitors of a thing are counted by their address with each visit.
create index recent_visits_address on recent_visits (object_type, object_id, address) where address is not null;
