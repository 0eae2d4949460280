-- platform: names are sorted by a key that is stored with them, the same in every database (api/src/platform/sort-key.ts). For
-- the names that are here it is made by this function, which says what the one in TypeScript says; the letters of the alphabet
-- stand above what they are in keys.
create function pg_temp.sort_key(name text) returns text language sql as $$
  select coalesce(string_agg(
      case when part[1] is null then part[2]
        else lpad(least(length(ltrim(part[1], '0')), 99)::text, 2, '0') || ltrim(part[1], '0') end, '' order by place), '')
    || E'\t' || name
  from regexp_matches(translate(
    regexp_replace(regexp_replace(normalize(
      regexp_replace(normalize(name, NFKD),
        '[\u00ad\u0300-\u036f\u0610-\u061a\u0640\u064b-\u0652\u0654-\u065f\u066c\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
      NFC),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u0600-\u060f\u061b-\u061f\u066a\u066b\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u1680\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufd3e\ufd3f\ufe10-\ufe6f\ufffc\ufffd]+', ' ', 'g'),
      '^ | $', '', 'g'),
    'آ ا ٱ ء ب پ ت ث ج چ ح خ د ذ ر ڕ ز ژ س ش ص ض ط ظ ع غ ف ڤ ق ک ك ڪ گ ل ڵ م ن و ۆ ه ة ە ہ ھ ی ي ى ے ێABCDEFGHIJKLMNOPQRSTUVWXYZ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩',
    ': ; ; < = > ? @ A B C D E F G G H I J K L M N O P Q R R S T T T U V V W X Y Y Z Z Z Z Z [ [ [ [ [abcdefghijklmnopqrstuvwxyz01234567890123456789'),
    '([0-9]+)|([^0-9]+)', 'g') with ordinality as found (part, place)
$$;

alter table suppliers add column sort_key text collate "C"; -- of brand_name
alter table merchants add column sort_key text collate "C";
alter table countries add column sort_key text collate "C";
alter table states add column sort_key text collate "C";
alter table cities add column sort_key text collate "C";
update suppliers set sort_key = pg_temp.sort_key(brand_name);
update merchants set sort_key = pg_temp.sort_key(name);
-- geography: sort_order is what stands before names (the market's own country, the capital of a province), the smaller first.
update countries set sort_key = pg_temp.sort_key(name), sort_order = least(sort_order, 1);
update states set sort_key = pg_temp.sort_key(name), sort_order = 0;
update cities set sort_key = pg_temp.sort_key(name), sort_order = (not is_capital)::int;
alter table suppliers alter column sort_key set not null;
alter table merchants alter column sort_key set not null;
alter table countries alter column sort_key set not null;
alter table states alter column sort_key set not null;
alter table cities alter column sort_key set not null;
drop function pg_temp.sort_key(text);
