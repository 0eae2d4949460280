-- A place is kept by the streams that are open, and not by their api: what could not be given back would live as long as it.
alter table live_streams drop column api_id;
