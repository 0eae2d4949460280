-- reference: the holidays of a Jalali year are written as a whole; a year that nobody wrote has no row here.
create table holiday_years (
  year smallint primary key,
  version int not null
);
