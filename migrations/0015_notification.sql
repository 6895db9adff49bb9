-- needs app.shop, app.protect, app.announce, app.in_bulk, app.notify
-- What the people of a shop should know, written in the transaction of what it announces (app.notify).
create table app.notification (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  kind text not null check (length(kind) <= 40),
  about jsonb not null,
  repair_id uuid,
  assigned_to uuid,
  done_at timestamptz,
  done_by uuid,
  created_at timestamptz not null,
  -- By the database's own clock: a browser that comes back asks for what changed since it left.
  changed_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, assigned_to) references app.shop_user (shop_id, id),
  check ((done_at is null) = (done_by is null))
);
select app.protect('app.notification', 'select, insert, update');
create index notification_by_change on app.notification (shop_id, changed_at);
create trigger announce after insert or update on app.notification for each row execute function app.announce('notification', '');

create table app.notification_recipient (
  shop_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null,
  read_at timestamptz,
  primary key (shop_id, user_id, notification_id),
  foreign key (shop_id, notification_id) references app.notification (shop_id, id),
  foreign key (shop_id, user_id) references app.shop_user (shop_id, id)
);
select app.protect('app.notification_recipient', 'select, insert, update');
create index recipient_of_notification on app.notification_recipient (shop_id, notification_id);

-- The kinds that a person does not want; without a row, all are wanted.
create table app.notification_choice (
  shop_id uuid not null,
  user_id uuid not null,
  muted text[] not null default '{}',
  primary key (shop_id, user_id),
  foreign key (shop_id, user_id) references app.shop_user (shop_id, id)
);
select app.protect('app.notification_choice', 'select, insert, update');
