-- needs app.shop, app.protect, app.announce
-- An appliance at the workshop, from the client's signature when it arrives to the one when it leaves.
create table app.intake (
  shop_id uuid not null,
  id uuid not null,
  repair_id uuid not null,
  condition text[] not null default '{}',
  condition_note text not null default '' check (length(condition_note) <= 1000),
  accessories text[] not null default '{}' check (cardinality(accessories) <= 12),
  -- Cents incl. VAT up to which the repair needs no quote.
  ceiling int check (ceiling > 0),
  -- The appliance's own password, encrypted; erased at the hand-over.
  password text,
  -- The receipt as the client signed it.
  document jsonb not null,
  signed_by text not null check (signed_by <> ''),
  signature jsonb not null,
  received_at timestamptz not null,
  received_by uuid,
  returned_at timestamptz,
  returned_by uuid,
  returned_to text check (returned_to <> ''),
  return_signature jsonb,
  return_note text not null default '' check (length(return_note) <= 1000),
  missing text[] not null default '{}',
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  constraint intake_returned check (
    (returned_at is null) = (returned_to is null) and (returned_at is null) = (return_signature is null)
  ),
  constraint intake_password_erased check (returned_at is null or password is null)
);
select app.protect('app.intake', 'select, insert, update');
-- A repair's appliance is at the workshop once.
create unique index intake_open on app.intake (shop_id, repair_id) where returned_at is null;
create index intake_of on app.intake (shop_id, repair_id, received_at);
create trigger announce after insert or update on app.intake for each row execute function app.announce('repair', 'repair_id');

-- Reminders of an appliance that waits to be fetched. The key allows one for each rung since it is ready, even when two sweeps
-- run at once; ready again after more work, it is reminded of anew.
create table app.unclaimed_reminder (
  shop_id uuid not null,
  intake_id uuid not null,
  rung text not null check (rung in ('week', 'month', 'quarter')),
  ready_at timestamptz not null,
  -- None when the client is reached by no way.
  message_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, intake_id, rung, ready_at),
  foreign key (shop_id, intake_id) references app.intake (shop_id, id),
  foreign key (shop_id, message_id) references app.message (shop_id, id)
);
select app.protect('app.unclaimed_reminder', 'select, insert, update');
create index unclaimed_reminder_by_message on app.unclaimed_reminder (shop_id, message_id);
