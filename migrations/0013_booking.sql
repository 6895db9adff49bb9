-- needs app.protect, app.announce
-- What a visitor typed about a known client (domain/client/gain.ts): the client's record is not changed until the shop
-- or the client does. The client is the one of the repair, also after a merge.
create table app.client_proposal (
  shop_id uuid not null,
  repair_id uuid not null,
  gain jsonb not null,
  created_at timestamptz not null,
  -- SHA-256 of the secret in the link sent to the e-mail on file, by which the client decides; null without an e-mail.
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  decided_at timestamptz,
  -- An account of the shop; null when the client did.
  decided_by uuid,
  confirmed boolean,
  primary key (shop_id, repair_id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  check ((decided_at is null) = (confirmed is null))
);
select app.protect('app.client_proposal', 'select, insert');
grant update (decided_at, decided_by, confirmed) on app.client_proposal to etabli_app;

-- A booking of a contact whom the shop does not know (domain/booking/acquaintance.ts), so that no program takes the whole
-- agenda. Past an unusual number it is held: it waits for the link of its letter, then its slot is free again.
create table app.booking (
  shop_id uuid not null,
  repair_id uuid not null,
  -- The /24 of an IPv4 address, the /48 of an IPv6 address; empty behind a relay that is not trusted.
  network text not null,
  created_at timestamptz not null,
  -- Of a held booking only: until when, and the SHA-256 of the secret in the link.
  held_until timestamptz,
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  -- By the client behind the link, or by the shop.
  confirmed_at timestamptz,
  -- The slot was given back: not confirmed in time, or cancelled by the shop with the unusual ones.
  released_at timestamptz,
  primary key (shop_id, repair_id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  check ((held_until is null) = (token_hash is null)),
  check (confirmed_at is null or released_at is null)
);
select app.protect('app.booking', 'select, insert');
grant update (confirmed_at, released_at) on app.booking to etabli_app;
create index booking_by_network on app.booking (shop_id, network, created_at);
create index booking_by_date on app.booking (shop_id, created_at);

-- Clients who ask for an earlier window than that of their appointment: one request for each repair.
create table app.waiting (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  repair_id uuid not null,
  part text not null check (part in ('any', 'morning', 'afternoon')),
  created_at timestamptz not null,
  -- Taken back by the client, or served.
  ended_at timestamptz,
  primary key (shop_id, id),
  constraint waiting_once unique (shop_id, repair_id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.waiting', 'select, insert');
grant update (part, created_at, ended_at) on app.waiting to etabli_app;
create index waiting_in_line on app.waiting (shop_id, created_at) where ended_at is null;
create trigger announce after insert or update on app.waiting for each row execute function app.announce('repair', 'repair_id');

-- Visitors who wait for a window without an appointment: what they typed, with which taking one books. Once they left, took
-- one, or waited two months, nothing of it stays.
create table app.waiting_visitor (
  shop_id uuid not null references app.shop (id),
  -- Of the repair that it becomes too.
  id uuid not null default uuidv7(),
  -- The e-mail; empty once it ended.
  contact text not null,
  request jsonb not null,
  part text not null check (part in ('any', 'morning', 'afternoon')),
  weekdays smallint[] not null,
  -- SHA-256 of the secret in the link that leaves the list.
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id),
  check ((ended_at is null) = (contact <> ''))
);
select app.protect('app.waiting_visitor', 'select, insert');
grant update (contact, request, part, weekdays, token_hash, ended_at) on app.waiting_visitor to etabli_app;
create unique index waiting_visitor_once on app.waiting_visitor (shop_id, contact) where ended_at is null;
create index waiting_visitor_by_token on app.waiting_visitor (shop_id, token_hash);
create trigger announce after insert or update on app.waiting_visitor for each row execute function app.announce('event', '');

-- Freed hours that were offered, to one client at a time and once to each; SHA-256 of the secret in the link.
create table app.waiting_offer (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  -- One of both: a client and the appointment to move, or a visitor who has none.
  waiting_id uuid,
  event_id uuid,
  visitor_id uuid,
  user_id uuid not null,
  freed_at timestamptz not null,
  freed_until timestamptz not null,
  start_at timestamptz not null,
  public_start_at timestamptz not null,
  public_end_at timestamptz not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  outcome text check (outcome in ('taken', 'refused', 'expired')),
  primary key (shop_id, id),
  constraint waiting_offer_once unique (shop_id, waiting_id, user_id, freed_at),
  constraint visitor_offer_once unique (shop_id, visitor_id, user_id, freed_at),
  check ((waiting_id is null) = (event_id is null) and (waiting_id is null) = (visitor_id is not null)),
  foreign key (shop_id, visitor_id) references app.waiting_visitor (shop_id, id),
  foreign key (shop_id, waiting_id) references app.waiting (shop_id, id),
  foreign key (shop_id, event_id) references app.event (shop_id, id) on delete cascade,
  foreign key (shop_id, user_id) references app.shop_user (shop_id, id)
);
select app.protect('app.waiting_offer', 'select, insert');
grant update (outcome) on app.waiting_offer to etabli_app;
create unique index waiting_offer_open on app.waiting_offer (shop_id, user_id, freed_at) where outcome is null;
create index waiting_offer_by_event on app.waiting_offer (shop_id, event_id);

-- The one appointment that the shop booked on its own page, to try it: no client and no repair. It is gone with its event.
create table app.booking_trial (
  shop_id uuid not null primary key,
  event_id uuid not null,
  created_at timestamptz not null,
  unique (shop_id, event_id),
  foreign key (shop_id, event_id) references app.event (shop_id, id) on delete cascade
);
select app.protect('app.booking_trial', 'select, insert');
