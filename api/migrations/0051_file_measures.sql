-- files: how large an image is as it is kept, so that nobody decodes it to know; null for other files and for images from before.
-- Whether something looked into the file for harm; nothing does yet.
alter table files
  add column width int check (width > 0),
  add column height int check (height > 0),
  add column scan text not null default 'NOT_SCANNED';
