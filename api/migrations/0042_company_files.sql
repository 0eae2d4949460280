-- customers: the logo of a company, and its notice in the official gazette.
alter table customers
  add column logo_file_id uuid unique references files (id),
  add column official_gazette_file_id uuid unique references files (id);
