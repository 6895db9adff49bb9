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
