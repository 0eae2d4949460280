-- activity: what was looked at goes along when one thing takes the place of another.
create index last_visits_thing on last_visits (object_id, object_type);
