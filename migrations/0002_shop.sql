-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.name_key, app.announce, app.reach, app.served_box, app.served_zips
create table app.shop (
  id uuid primary key default uuidv7(),
  shop_id uuid generated always as (id) stored unique,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  zipcode text not null check (zipcode ~ '^\d{5}$'),
  name text not null check (length(name) between 1 and 120),
  status text not null default 'ACTIVE' check (status in ('DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED', 'SUSPENDED')),
  -- Why an administrator closed its office, and what it was before; blank otherwise.
  suspended_reason text not null default '' check ((status = 'SUSPENDED') = (suspended_reason <> '') and length(suspended_reason) <= 500),
  suspended_from text not null default '',
  -- Where its owner is in opening it; a draft has no public page.
  onboarding text not null default 'done' check (onboarding in ('company', 'trades', 'hours', 'prices', 'page', 'done')),
  check (status <> 'DRAFT' or onboarding <> 'done'),
  legal_name text not null,
  legal_form text not null default '',
  capital text not null default '',
  siret text not null default '',
  vat_number text not null default '',
  register text not null default '',
  vat_regime text not null default 'normal' check (vat_regime in ('normal', 'franchise')),
  iban text not null default '',
  insurance text not null default '',
  mediator text not null default '',
  email text not null default '',
  phone text not null default '',
  street text not null default '',
  complement text not null default '',
  city text not null,
  country text not null default 'France',
  lat double precision,
  lon double precision,
  timezone text not null default 'Europe/Paris',
  presentation text not null default '',
  logo_url text,
  opening_hours jsonb not null default '{}',
  booking_rules jsonb not null default '{}',
  travel_rules jsonb not null default '{}',
  -- What its real visits teach of its trips, and when that was computed; null: not enough of them yet.
  travel_pace jsonb,
  tariffs jsonb not null default '{}',
  labels text[] not null default '{}',
  -- Number and days of the QualiRépar label.
  label jsonb not null default '{}',
  cgv text not null default '',
  -- A quote is signed with a one-time code sent to the client.
  signature_code boolean not null default false,
  -- How long a device shows, without network, what it was told last.
  offline_hours int not null default 24 check (offline_hours between 1 and 168),
  -- Until which day the changes of app.shop_identity are in this row; null: none is yet.
  identity_on date,
  -- From this day on, a person without a code or a passkey sets one up before anything else opens; null: their choice.
  second_factor_from date,
  created_at timestamptz not null default now(),
  -- One of its owners, whom the key below keeps an owner: see app.shop_user.
  owner_id uuid,
  has_owner boolean not null generated always as (true) stored,
  -- How many published reviews, and the sum of their stars: read by the directory without reading the reviews.
  review_count int not null default 0 check (review_count >= 0),
  review_stars int not null default 0 check (review_stars between review_count and 5 * review_count),
  -- As the directory compares it: the name, then the place.
  search text collate "C" generated always as (app.name_key(name) || ' ' || zipcode || app.name_key(city)) stored,
  -- Where it goes, which the directory compares with a place.
  reach double precision[] generated always as (app.reach(travel_rules, lat, lon)) stored,
  served box generated always as (app.served_box(app.reach(travel_rules, lat, lon))) stored,
  served_zips text[] not null generated always as (app.served_zips(travel_rules)) stored
);
-- As the directory asks: around a place, in a place, by a part of a name, in the order of the names, one trade.
create index shop_served on app.shop using gist (served) where status = 'ACTIVE';
create index shop_served_zips on app.shop using gin (served_zips) where status = 'ACTIVE';
create index shop_zipcode on app.shop (zipcode) where status = 'ACTIVE';
create index shop_search on app.shop using gin (search public.gin_trgm_ops) where status = 'ACTIVE';
create index shop_by_name on app.shop (search, id) where status = 'ACTIVE';
select app.protect('app.shop', 'select, update');
create trigger announce after update on app.shop for each row execute function app.announce('shop', '');

-- Directory of the shops' public addresses, read before the shop is known: the present one of each, which its row
-- repeats, and the former ones, so that an old link still finds the shop (301).
create table app.shop_address (
  zipcode text not null,
  slug text not null,
  shop_id uuid not null references app.shop (id),
  primary key (zipcode, slug),
  unique (shop_id, zipcode, slug)
);
select app.protect('app.shop_address', 'select, insert');
create index shop_address_by_slug on app.shop_address (slug);
-- Deferred: the shop and its address are written in the same transaction, and each refers to the other.
alter table app.shop add constraint shop_address_known foreign key (shop_id, zipcode, slug)
  references app.shop_address (shop_id, zipcode, slug) deferrable initially deferred;

-- The terms of sale as visitors accepted them: each text once, never changed. Journals of repairs name it and its digest.
create table app.accepted_terms (
  shop_id uuid not null references app.shop (id),
  -- The first half of the digest.
  id uuid not null,
  sha256 text not null check (replace(id::text, '-', '') = left(sha256, 32) and sha256 ~ '^[0-9a-f]{64}$'),
  text text not null,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
select app.protect('app.accepted_terms', 'select, insert');

create table app.shop_user (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  firstname text not null,
  lastname text not null,
  role text not null default 'TECHNICIAN' check (role in ('OWNER', 'FRONT', 'TECHNICIAN', 'ACCOUNTANT')),
  color text not null default '#5e2abb' check (color ~ '^#[0-9a-f]{6}$'),
  skills text[] not null default '{}',
  bookable boolean not null default false,
  working_hours jsonb not null default '{}',
  -- Where the round begins and ends, with its address; null: at the shop.
  start_point jsonb,
  position int not null default 0,
  archived_at timestamptz,
  owns boolean not null generated always as (role = 'OWNER' and archived_at is null) stored,
  primary key (shop_id, id),
  unique (shop_id, id, owns)
);
select app.protect('app.shop_user', 'select, insert, update');
create index shop_user_skills on app.shop_user using gin (skills) where archived_at is null;
create trigger announce after insert or update on app.shop_user for each row execute function app.announce('shop', '');
-- A shop never loses its last owner, even to two owners who demote each other at once: the one that the shop names can
-- neither leave nor lose the role, and another one can be named only while they are an owner.
alter table app.shop add constraint shop_keeps_owner foreign key (shop_id, owner_id, has_owner)
  references app.shop_user (shop_id, id, owns);

-- Who the shop was, is and will be: each change with the day from which it holds, kept for ever. A change that is planned
-- is corrected or taken back (no field changed) by a version more, as long as its day is to come.
create table app.shop_identity (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  version int not null check (version > 0),
  valid_from date not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  -- The same fields before.
  former jsonb not null check (jsonb_typeof(former) = 'object'),
  recorded_at timestamptz not null,
  -- Of the shop's clock.
  recorded_on date not null,
  account_id uuid,
  prev_version int generated always as (nullif(version - 1, 0)) stored,
  -- The day of the version before.
  prev_from date,
  -- Of its link in the chain.
  seal_id uuid not null default uuidv7(),
  primary key (shop_id, id, version),
  unique (shop_id, id, version, valid_from),
  constraint shop_identity_follows foreign key (shop_id, id, prev_version, prev_from)
    references app.shop_identity (shop_id, id, version, valid_from),
  check ((version = 1) = (prev_from is null)),
  constraint shop_identity_not_past check (valid_from >= recorded_on and prev_from > recorded_on)
);
select app.protect('app.shop_identity', 'select, insert');
select app.freeze('app.shop_identity');
create trigger announce after insert on app.shop_identity for each row execute function app.announce('shop', '');
create index shop_identity_by_day on app.shop_identity (shop_id, valid_from);

-- Days on which the whole shop is closed, beside public holidays; or open at other hours than those of the week.
create table app.shop_closure (
  shop_id uuid not null references app.shop (id),
  first date not null,
  last date not null check (last >= first),
  reason text not null default '',
  -- Stretches in minutes since midnight; none: closed.
  hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  primary key (shop_id, first)
);
select app.protect('app.shop_closure', 'select, insert, update, delete');
create trigger announce after insert or update or delete on app.shop_closure for each row
  execute function app.announce('shop', '');

-- How often the shop's public pages were reached, and from which kind of site: totals a day, of no person. Written by
-- auth.count_audience, kept 25 months.
create table app.audience (
  shop_id uuid not null references app.shop (id),
  day date not null,
  step text not null check (step in ('page', 'wizard', 'hours', 'booked')),
  -- Blank: no new visit.
  source text not null check (source ~ '^[a-z0-9._:-]{0,40}$'),
  count int not null check (count > 0),
  primary key (shop_id, day, step, source)
);
select app.protect('app.audience', 'select');

-- Whole copies of the shop, made by a task; the file goes after seven days.
create table app.shop_copy (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- Tables and files written, of how many.
  done int not null default 0,
  parts int not null default 0,
  bytes bigint not null default 0,
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz,
  -- The file is removed.
  removed_at timestamptz,
  primary key (shop_id, id),
  check ((ready_at is null) = (expires_at is null))
);
select app.protect('app.shop_copy', 'select, insert, update');
-- One at a time.
create unique index shop_copy_making on app.shop_copy (shop_id) where ready_at is null and failed_at is null;
