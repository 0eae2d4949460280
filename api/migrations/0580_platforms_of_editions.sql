-- content: on which platforms an edition is shown, as lists ask for it: reading an array costs ten times as much where thousands are counted.
alter table page_editions
  add column on_web boolean not null generated always as ('WEB' = any (platforms)) stored,
  add column on_mobile boolean not null generated always as ('MOBILE' = any (platforms)) stored;
