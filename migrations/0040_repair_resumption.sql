-- Each request that took a repair up again, by the id that its sender gave it: sent twice, it is done once.
create table app.repair_resumption (
  shop_id uuid not null,
  id uuid not null,
  repair_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.repair_resumption', 'select, insert');
select app.freeze('app.repair_resumption');
