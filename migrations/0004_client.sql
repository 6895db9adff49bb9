-- needs app.shop, app.protect, app.announce, app.fold, app.name_key, app.in_bulk, app.touch
create table app.client (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  type text not null default 'Particulier' check (type in ('Particulier', 'Entreprise')),
  lastname text not null check (length(lastname) between 1 and 200),
  firstname text not null default '' check (length(firstname) <= 200),
  email text not null default '' check (length(email) <= 254),
  note text not null default '' check (length(note) <= 10000),
  siren text not null default '',
  vat_number text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- For programs that copy the shop's clients: what changed since they looked.
  updated_at timestamptz not null default now(),
  -- As the search compares them; `search` is written by the store with what it is made of, telephones and addresses too.
  names text collate "C" generated always as (app.fold(lastname) || ' , ' || app.fold(firstname)) stored,
  search text collate "C" not null default '',
  name_key text generated always as (app.name_key(lastname) || ' ' || app.name_key(firstname)) stored,
  -- A merged record stays whole and hidden: its id still leads to the survivor, and undoing the merge restores it.
  merged_into uuid,
  -- What belongs to a client refers to this key: nothing can be written for a merged record, nor a merge leave anything.
  unmerged_id uuid generated always as (case when merged_into is null then id end) stored,
  primary key (shop_id, id),
  unique (shop_id, unmerged_id),
  constraint client_merged_into foreign key (shop_id, merged_into) references app.client (shop_id, id),
  constraint client_not_itself check (merged_into <> id)
);
select app.protect('app.client', 'select, insert, update');
create index client_by_email on app.client (shop_id, lower(email)) where email <> '';
-- For the public forms that know no shop: a wrong contact costs what a right one does.
create index client_email on app.client (lower(email)) where email <> '';
create index client_by_name_key on app.client (shop_id, name_key);
create index client_merged on app.client (shop_id, merged_into) where merged_into is not null;
-- Written at once rather than in a pending list, which every search would have to read through.
create index client_search on app.client using gin (shop_id, search public.gin_trgm_ops) with (fastupdate = off);
create index client_names on app.client using gin (shop_id, names public.gin_trgm_ops) with (fastupdate = off);
-- The last page of a hundred thousand clients costs 8 ms instead of 65, since merged records are not in these indexes.
create index client_by_names on app.client (shop_id, names, id) include (last_seen_at) where merged_into is null;
create index client_by_sight on app.client (shop_id, last_seen_at desc, id) where merged_into is null;
create trigger announce after insert or update of type, lastname, firstname, email, note, siren, vat_number, search on app.client
  for each row when (not app.in_bulk()) execute function app.announce('client', '');
-- Phones and addresses are in the search text.
create trigger touch before update of type, lastname, firstname, email, note, siren, vat_number, search, merged_into on app.client
  for each row execute function app.touch();
-- A merge or its undoing changes every list of clients.
create trigger announce_merge after update of merged_into on app.client for each row execute function app.announce('client', '');

-- The words of the clients' names, each once in a shop: what was mistyped is compared with them rather than with every
-- client. A last or first name of several words is there whole too; a word may outlive its clients.
create table app.name_word (
  shop_id uuid not null references app.shop (id),
  written text collate "C" not null,
  -- « le gall » is typed « legall ».
  word text collate "C" generated always as (replace(written, ' ', '')) stored,
  primary key (shop_id, written)
);
select app.protect('app.name_word', 'select, insert');
create index name_word_near on app.name_word using gin (shop_id, word public.gin_trgm_ops) with (fastupdate = off);

create table app.client_phone (
  shop_id uuid not null,
  client_id uuid not null,
  position int not null,
  name text not null check (name in ('Portable', 'Fix', 'Fax')),
  number text not null check (length(number) <= 32),
  primary key (shop_id, client_id, position),
  -- Deferred: inserting phones and addresses before their client lets the search text be written once.
  foreign key (shop_id, client_id) references app.client (shop_id, id) on delete cascade deferrable initially deferred
);
select app.protect('app.client_phone', 'select, insert, update, delete');
create index client_phone_number on app.client_phone (number, shop_id);

create table app.client_address (
  shop_id uuid not null,
  address_id uuid not null default uuidv7(),
  client_id uuid not null,
  tags text[] not null default '{}' check (tags <@ array['facturation', 'intervention']),
  street text not null default '',
  complement text not null default '',
  zip text not null default '',
  city text not null default '',
  country text not null default 'France',
  lat double precision,
  lon double precision,
  -- The street without its spelling: computed at each search for 100,000 addresses it took 0.4 s.
  street_key text generated always as (case when street = '' then null else zip || ' ' || app.name_key(street) end) stored,
  primary key (shop_id, address_id),
  foreign key (shop_id, client_id) references app.client (shop_id, id) on delete cascade deferrable initially deferred
);
select app.protect('app.client_address', 'select, insert, update, delete');
create index client_address_of on app.client_address (shop_id, client_id);
create index client_address_by_street on app.client_address (shop_id, street_key) where street_key is not null;

-- What was corrected of a client while a repair was open, as its journal shows it. Kept beside that journal, which is
-- never rewritten, so that it can be erased; the journal's item has the id of the change, its author and its time.
create table app.client_former (
  shop_id uuid not null,
  change_id uuid not null,
  part text not null check (part in ('siren', 'vat_number', 'email', 'note', 'phone', 'address')),
  client_id uuid not null,
  before text[] not null,
  after text[] not null,
  primary key (shop_id, change_id, part),
  -- Stays with a merged record, as its phones and addresses do, and goes with the client.
  foreign key (shop_id, client_id) references app.client (shop_id, id) on delete cascade
);
select app.protect('app.client_former', 'select, insert');
create index client_former_of on app.client_former (shop_id, client_id);

-- What each merge did: rows that changed owner, and what the survivor gained (domain/client/gain.ts).
create table app.client_merge (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  from_id uuid not null,
  into_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  created_by uuid,
  repairs uuid[] not null default '{}',
  appliances uuid[] not null default '{}',
  quotes uuid[] not null default '{}',
  files uuid[] not null default '{}',
  gain jsonb not null,
  undone_at timestamptz,
  undone_by uuid,
  -- When the survivor was last seen before and after the merge: restored by undoing, unless seen again since.
  seen_before timestamptz,
  seen_after timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, from_id) references app.client (shop_id, id),
  foreign key (shop_id, into_id) references app.client (shop_id, id),
  check (from_id <> into_id)
);
select app.protect('app.client_merge', 'select, insert');
grant update (undone_at, undone_by) on app.client_merge to etabli_app;
create unique index client_merged_once on app.client_merge (shop_id, from_id) where undone_at is null;
create index client_merge_into on app.client_merge (shop_id, into_id, id) where undone_at is null;
create index client_merge_from on app.client_merge (shop_id, from_id);
create index client_merge_of on app.client_merge (shop_id, into_id);

-- Two records that a person declared distinct: they are not proposed as duplicates again. A merged record stands for
-- its survivor, so that merging and undoing rewrite nothing here.
create table app.client_distinction (
  shop_id uuid not null references app.shop (id),
  left_id uuid not null,
  right_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  created_by uuid,
  primary key (shop_id, left_id, right_id),
  -- An undone import removes its records.
  foreign key (shop_id, left_id) references app.client (shop_id, id) on delete cascade,
  foreign key (shop_id, right_id) references app.client (shop_id, id) on delete cascade,
  check (left_id < right_id)
);
select app.protect('app.client_distinction', 'select, insert, delete');
create index client_distinction_right on app.client_distinction (shop_id, right_id);
create trigger announce after insert or delete on app.client_distinction for each row execute function app.announce('client', '');

-- Imported files of clients and of appliances, and what each of them created or completed, so that a whole
-- import can be undone.
create table app.import (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  noun text not null check (noun in ('client', 'appliance')),
  filename text not null check (length(filename) <= 255),
  at timestamptz not null default clock_timestamp(),
  created_by uuid,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  faulty int not null default 0,
  -- Cells that could not be read, whose value is kept in the note of an imported client.
  aside int not null default 0,
  faults jsonb not null default '[]',
  undone_at timestamptz,
  undone_by uuid,
  -- Of the created rows, how many were in use when the import was undone, and stayed.
  kept int not null default 0,
  primary key (shop_id, id)
);
select app.protect('app.import', 'select, insert, update');
create index import_by_date on app.import (shop_id, at);

create table app.import_row (
  shop_id uuid not null,
  import_id uuid not null,
  row_id uuid not null,
  did text not null check (did in ('created', 'filled')),
  -- Of a filled row, what it gained; of a created one, what it was like at the end of the import.
  gain jsonb,
  shape jsonb,
  primary key (shop_id, import_id, row_id),
  foreign key (shop_id, import_id) references app.import (shop_id, id),
  check ((did = 'filled') = (gain is not null))
);
select app.protect('app.import_row', 'select, insert');
create index import_row_of on app.import_row (shop_id, row_id);

-- Clients without contact for nearly three years: since when the shop was told that they will be erased, and until when it
-- keeps them all the same (domain/client/retention/rules.ts).
create table app.client_retention (
  shop_id uuid not null,
  client_id uuid not null,
  noticed_on date not null,
  kept_until date,
  kept_by uuid,
  primary key (shop_id, client_id),
  foreign key (shop_id, client_id) references app.client (shop_id, id) on delete cascade,
  check ((kept_until is null) = (kept_by is null))
);
select app.protect('app.client_retention', 'select, insert, update, delete');

-- What each night erased, announced and left for the next one, for the owner to read.
create table app.retention_night (
  shop_id uuid not null references app.shop (id),
  night date not null,
  erased int not null,
  photos int not null,
  messages int not null,
  announced int not null,
  primary key (shop_id, night)
);
select app.protect('app.retention_night', 'select, insert, update');
