-- needs app.shop, app.protect, app.token, app.announce, app.announce_call
-- Directory of the links that clients open: whose call it is, and nothing else.
create table app.call_link (
  token text not null primary key default app.token(),
  shop_id uuid not null
);
select app.protect('app.call_link', 'select, insert, delete');

-- A video call with a client. Nothing of its picture or sound is stored.
create table app.call (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  token text not null,
  -- None for a call started alone, until it is attached to a repair.
  repair_id uuid,
  -- Of the appointment that it is held for, whose hour it keeps.
  event_id uuid,
  opened_by uuid,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'live', 'ended')),
  -- When the client read the sentence of consent and went in.
  consented_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('solved', 'visit', 'quote', 'none')),
  notes text not null default '' check (length(notes) <= 5000),
  -- The advice given, the parts to load, what is to be quoted: which one depends on the outcome.
  conclusion text not null default '' check (length(conclusion) <= 1000),
  asked_shot text check (asked_shot in ('plate', 'fault', 'surroundings', 'access')),
  shots text[] not null default '{}',
  -- Minutes of delay told to the client who waits.
  delay smallint not null default 0 check (delay between 0 and 240),
  -- The position of the last signal: the row is locked by each one, so that they are read in order.
  signals int not null default 0,
  primary key (shop_id, id),
  unique (shop_id, token),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  foreign key (shop_id, event_id) references app.event (shop_id, id) on delete set null (event_id),
  check ((status = 'ended') = (ended_at is not null)),
  check (status <> 'live' or started_at is not null)
);
select app.protect('app.call', 'select, insert, update');
-- One call of a repair at a time: two people who start it together open the same.
create unique index call_open on app.call (shop_id, repair_id) where ended_at is null;
create index call_of on app.call (shop_id, repair_id, opened_at);
create index call_by_date on app.call (shop_id, opened_at);
create index call_by_event on app.call (shop_id, event_id) where event_id is not null;
create trigger announce after insert or update of status, notes, repair_id, outcome, delay on app.call
  for each row execute function app.announce('call', 'repair_id');
create trigger announce_inside after update of status, asked_shot, shots, delay, repair_id on app.call
  for each row execute function app.announce_call('call-room', 'id');

-- One page of a side. A seat is held by one page at a time: of two that enter at once, the last one keeps it.
create table app.call_participant (
  shop_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  seat text not null check (seat in ('client', 'technician', 'colleague')),
  -- A person of the shop; null for the client.
  account_id uuid,
  joined_at timestamptz not null,
  -- The last sign of life of the page: one that is silent is let go.
  seen_at timestamptz not null,
  left_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, call_id) references app.call (shop_id, id),
  check ((seat = 'client') = (account_id is null))
);
select app.protect('app.call_participant', 'select, insert, update');
create unique index call_seat on app.call_participant (shop_id, call_id, seat) where left_at is null;
create index call_participant_of on app.call_participant (shop_id, call_id);
create trigger announce_list after insert or update of left_at on app.call_participant
  for each row execute function app.announce('call', '');
create trigger announce after insert or update of left_at on app.call_participant
  for each row execute function app.announce_call('call-room', 'call_id');

-- What two pages tell each other to connect: network addresses of both, so it is deleted when the call ends.
create table app.call_signal (
  shop_id uuid not null,
  call_id uuid not null,
  position int not null,
  -- Of the sender's choice: a signal that is sent again counts once.
  id uuid not null,
  sender uuid not null,
  recipient uuid not null,
  body jsonb not null,
  primary key (shop_id, call_id, position),
  constraint call_signal_once unique (shop_id, call_id, id),
  foreign key (shop_id, call_id) references app.call (shop_id, id)
);
select app.protect('app.call_signal', 'select, insert, delete');
create index call_signal_for on app.call_signal (shop_id, call_id, recipient, position);
create trigger announce after insert on app.call_signal for each row execute function app.announce_call('call-signal', 'call_id');

-- What was written during the call.
create table app.call_chat (
  shop_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  seat text not null check (seat in ('client', 'technician', 'colleague')),
  text text not null check (length(text) between 1 and 1000),
  written_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, call_id) references app.call (shop_id, id)
);
select app.protect('app.call_chat', 'select, insert, update');
create index call_chat_of on app.call_chat (shop_id, call_id, written_at);
create trigger announce after insert on app.call_chat for each row execute function app.announce_call('call-room', 'call_id');

-- A recording that the shop asked the client for. Its film is the file of the same id, deleted after thirty days.
create table app.call_recording (
  shop_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- The page that records: it alone has the film.
  page uuid not null,
  -- The client's yes; none for a no.
  agreed_at timestamptz,
  -- The client's page that gave it: another page of the client is asked again.
  agreed_page uuid,
  -- A no, a stop by either side, or the end of the call.
  ended_at timestamptz,
  -- When the film was deleted, by the shop or by its date.
  deleted_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, call_id) references app.call (shop_id, id),
  foreign key (shop_id, page) references app.call_participant (shop_id, id),
  foreign key (shop_id, agreed_page) references app.call_participant (shop_id, id),
  check ((agreed_at is null) = (agreed_page is null))
);
select app.protect('app.call_recording', 'select, insert, update');
create unique index call_recording_open on app.call_recording (shop_id, call_id) where ended_at is null;
create index call_recording_of on app.call_recording (shop_id, call_id);
create index call_recording_agreed on app.call_recording (shop_id, agreed_page);
create index call_recording_page on app.call_recording (shop_id, page);
create index call_recording_kept on app.call_recording (shop_id, agreed_at) where deleted_at is null;
create trigger announce after insert or update on app.call_recording
  for each row execute function app.announce_call('call-room', 'call_id');
create trigger announce_list after insert or update on app.call_recording
  for each row execute function app.announce('call', '');
