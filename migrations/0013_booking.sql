-- needs app.protect, app.announce
-- What a visitor typed about a known client (domain/client/gain.ts): the client's record is not changed until the shop
-- confirms it. The client is the one of the repair, also after a merge.
create table app.client_proposal (
  shop_id uuid not null,
  repair_id uuid not null,
  gain jsonb not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  confirmed boolean,
  primary key (shop_id, repair_id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  check ((decided_at is null) = (confirmed is null))
);
select app.protect('app.client_proposal', 'select, insert');
grant update (decided_at, decided_by, confirmed) on app.client_proposal to etabli_app;

-- Where a booking of a client unknown to the shop came from, so that one network cannot take the whole agenda.
create table app.booking (
  shop_id uuid not null,
  repair_id uuid not null,
  -- The /24 of an IPv4 address, the /48 of an IPv6 address.
  network text not null,
  created_at timestamptz not null,
  primary key (shop_id, repair_id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.booking', 'select, insert');
create index booking_by_network on app.booking (shop_id, network, created_at);
