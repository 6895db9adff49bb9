-- needs app.shop, app.protect, app.announce
create table app.file (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  filename text not null check (length(filename) <= 255),
  mimetype text not null,
  size int not null,
  sha256 text not null,
  -- Name of the bytes in the storage: another one for each attempt, so that no attempt changes or deletes the bytes of another.
  stored_as uuid not null default uuidv7(),
  tags text[] not null default '{}',
  "recipientType" text not null,
  "recipientID" uuid not null,
  shared boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, stored_as),
  constraint file_shared_photo check (not shared or ("recipientType" = 'repair' and mimetype like 'image/%'))
);
select app.protect('app.file', 'select, insert, update, delete');
create index file_of on app.file (shop_id, "recipientType", "recipientID");
-- What a shop sends in a day is summed at each upload.
create index file_by_date on app.file (shop_id, created_at) include (size);
-- Announced to the screens of its repair or its client; a photo of a repair is also in its journal, a document is not.
create trigger announce_repair after insert or update on app.file for each row
  when (new."recipientType" = 'repair') execute function app.announce('repair', 'recipientID');
create trigger announce_client after insert or update on app.file for each row
  when (new."recipientType" = 'client') execute function app.announce('client', 'recipientID');
create trigger announce_quote after insert or update on app.file for each row
  when (new."recipientType" = 'quote') execute function app.announce('quote', '');
create trigger announce_quote_removal after delete on app.file for each row
  when (old."recipientType" = 'quote') execute function app.announce('quote', '');

-- The logo of a shop and the photos of its public page. Their ranks bound them: one logo, twelve photos.
create table app.shop_picture (
  shop_id uuid not null references app.shop (id),
  file_id uuid not null,
  kind text not null check (kind in ('logo', 'photo')),
  rank int not null check (rank between 0 and case kind when 'logo' then 0 else 11 end),
  -- What it shows, for a reader who does not see it.
  alt text not null default '' check (length(alt) <= 160),
  width int not null check (width > 0),
  height int not null check (height > 0),
  primary key (shop_id, file_id),
  foreign key (shop_id, file_id) references app.file (shop_id, id) on delete cascade,
  constraint shop_picture_rank unique (shop_id, kind, rank) deferrable initially deferred
);
select app.protect('app.shop_picture', 'select, insert, update, delete');
create trigger announce after insert or update or delete on app.shop_picture for each row
  execute function app.announce('shop', '');
