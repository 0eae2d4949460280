-- activity: whoever changes the name of the program is not somebody else without end: visitors are counted by address too.
-- The hash of an address is keyed like that of a visitor; a person who is logged in counts as that person.
alter table recent_visits add column address text;
