-- needs app.shop, app.protect, app.announce, app.busy_time, app.token, app.touch
create table app.event (
  shop_id uuid not null references app.shop (id),
  id uuid not null default uuidv7(),
  start_at timestamptz not null,
  end_at timestamptz not null,
  duration int not null,
  fullday boolean not null default false,
  kind text not null,
  "where" text not null default 'Chez le client' check ("where" in ('Chez le client', 'Atelier')),
  created_by uuid,
  repair_id uuid,
  -- Of a visit for several appliances: the repair of its first one. Each appliance has an event of its own, one after the
  -- other for the same person.
  visit_id uuid,
  notes text not null default '' check (length(notes) <= 10000),
  status text not null default 'TODO' check (status in ('TODO', 'DONE', 'CANCEL')),
  public_start_at timestamptz,
  public_end_at timestamptz,
  constraint_start_at timestamptz,
  constraint_end_at timestamptz,
  trip_duration_before int not null default 0 check (trip_duration_before between 0 and 1440),
  trip_duration_after int not null default 0 check (trip_duration_after between 0 and 1440),
  trip_is_included_before boolean not null default false,
  trip_is_included_after boolean not null default true,
  -- Where it takes place, copied from the address so that a round needs no join.
  lat double precision,
  lon double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The time that it takes from each assignee: work, and the trips not counted in it.
  busy tstzrange not null generated always as (app.busy_time(start_at, end_at,
    case when trip_is_included_before then 0 else trip_duration_before end,
    case when trip_is_included_after then 0 else trip_duration_after end)) stored,
  primary key (shop_id, id),
  -- What event_assignee repeats: a change of either that forgets the other is refused.
  unique (shop_id, id, busy, status),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, visit_id) references app.repair (shop_id, id),
  check (visit_id is null or repair_id is not null),
  check (end_at > start_at and end_at - start_at <= interval '400 days'),
  check ((public_start_at is null) = (public_end_at is null) and (public_start_at is null or public_end_at > public_start_at))
);
select app.protect('app.event', 'select, insert, update, delete');
create index event_by_time on app.event (shop_id, start_at, end_at);
-- Holidays and absences last days; without their own index each search would scan the whole past.
create index event_long on app.event (shop_id, start_at) where end_at - start_at > interval '1 day';
-- Those to come are few, those of the past are years: what asks about them read the shop's whole past without their own index.
create index event_to_come on app.event (shop_id, end_at) where status = 'TODO';
create index event_of_repair on app.event (shop_id, repair_id);
create index event_of_visit on app.event (shop_id, visit_id) where visit_id is not null;
create trigger announce after insert or update or delete on app.event for each row execute function app.announce('event', 'repair_id');
create trigger touch before update on app.event for each row execute function app.touch();

-- Who goes, with the busy time and the status of the event, so that an exclusion constraint compares them. The key
-- holds them equal: an event and its assignees change in one statement, at the end of which the key is checked.
create table app.event_assignee (
  shop_id uuid not null,
  event_id uuid not null,
  user_id uuid not null,
  busy tstzrange not null,
  status text not null,
  primary key (shop_id, event_id, user_id),
  foreign key (shop_id, event_id, busy, status) references app.event (shop_id, id, busy, status) on delete cascade,
  foreign key (shop_id, user_id) references app.shop_user (shop_id, id),
  constraint assignee_free exclude using gist (shop_id with =, user_id with =, busy with &&) where (status <> 'CANCEL')
);
select app.protect('app.event_assignee', 'select, insert, delete');
grant update (busy, status) on app.event_assignee to etabli_app;
create index event_assignee_by_user on app.event_assignee (shop_id, user_id);

-- What the shop shares: a van, a lift, a bench. One taken out keeps its name for the appointments that had it.
create table app.resource (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('vehicle', 'lift', 'bench', 'tool', 'other')),
  in_use boolean not null default true,
  removed_at timestamptz,
  primary key (shop_id, id)
);
create unique index resource_name on app.resource (shop_id, lower(name)) where removed_at is null;
select app.protect('app.resource', 'select, insert, update');
create trigger announce after insert or update on app.resource for each row execute function app.announce('resource', '');

-- What an event holds, compared by an exclusion constraint as its assignees are.
create table app.event_resource (
  shop_id uuid not null,
  event_id uuid not null,
  resource_id uuid not null,
  busy tstzrange not null,
  status text not null,
  primary key (shop_id, event_id, resource_id),
  foreign key (shop_id, event_id, busy, status) references app.event (shop_id, id, busy, status) on delete cascade,
  foreign key (shop_id, resource_id) references app.resource (shop_id, id),
  constraint resource_free exclude using gist (shop_id with =, resource_id with =, busy with &&) where (status <> 'CANCEL')
);
select app.protect('app.event_resource', 'select, insert, delete');
grant update (busy, status) on app.event_resource to etabli_app;
create index event_resource_by_resource on app.event_resource (shop_id, resource_id);

-- A window offered to one client until a moment, that no visitor books meanwhile: its id is the offer's. The shop may still
-- plan over it. What is past its moment counts for nothing, and is deleted with the next one that is written.
create table app.kept_hours (
  shop_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  kind text not null,
  "where" text not null,
  trip_duration_before int not null,
  trip_duration_after int not null,
  lat double precision,
  lon double precision,
  until timestamptz not null,
  busy tstzrange not null generated always as (app.busy_time(start_at, end_at, trip_duration_before, trip_duration_after)) stored,
  primary key (shop_id, id),
  foreign key (shop_id, user_id) references app.shop_user (shop_id, id),
  constraint hours_kept_once exclude using gist (shop_id with =, user_id with =, busy with &&)
);
select app.protect('app.kept_hours', 'select, insert, delete');

-- What comes back: its rule. The events that it made are ordinary ones; `skipped` are the dates on which a person was taken.
create table app.event_series (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  every text not null check (every in ('week', 'two-weeks', 'month')),
  until date not null,
  skipped date[] not null default '{}',
  created_at timestamptz not null,
  primary key (shop_id, id)
);
select app.protect('app.event_series', 'select, insert, update');

-- Which event the rule made for which date. It stays when the event is taken out, so that putting the event back puts it
-- back in its series.
create table app.event_occurrence (
  shop_id uuid not null,
  event_id uuid not null,
  series_id uuid not null,
  due_on date not null,
  primary key (shop_id, event_id),
  foreign key (shop_id, series_id) references app.event_series (shop_id, id)
);
select app.protect('app.event_occurrence', 'select, insert, update, delete');
create index event_occurrence_by_series on app.event_occurrence (shop_id, series_id, due_on);

-- Directory of the personal calendars: whose shop an unguessable address belongs to, and nothing else (see app.repair_link).
create table app.calendar_link (
  token text not null primary key default app.token(),
  shop_id uuid not null
);
select app.protect('app.calendar_link', 'select, insert, delete');

-- One calendar a person; made again, its former address opens nothing.
create table app.calendar (
  shop_id uuid not null,
  user_id uuid not null,
  token text not null,
  created_at timestamptz not null,
  primary key (shop_id, user_id),
  foreign key (shop_id, user_id) references app.shop_user (shop_id, id)
);
select app.protect('app.calendar', 'select, insert, update, delete');
create index calendar_by_token on app.calendar (shop_id, token);
