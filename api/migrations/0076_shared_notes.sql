-- notes: a list of notes has those of colleagues, too, which it finds by the customer.
create index notes_of_customer on notes (shared_customer_id, updated_at, id) where shared_customer_id is not null;
