-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.token, app.announce, app.refuse_accepted
-- Directory of the quotes' pages: whose quote an unguessable link opens, and nothing else (see app.repair_link).
create table app.quote_link (
  quoteid text not null primary key default app.token(),
  shop_id uuid not null
);
select app.protect('app.quote_link', 'select, insert');

create table app.quote (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  quoteid text not null,
  repair_id uuid not null,
  client_id uuid not null,
  reference text,
  version int not null default 1,
  status text not null default 'Brouillon' check (status in ('Brouillon', 'A envoyer', 'Envoyé', 'Accepté', 'Refusé', 'Expiré')),
  subject text not null default '' check (length(subject) <= 500),
  lines jsonb not null default '[]',
  discount int not null default 0 check (discount between 0 and 10000),
  deposit int not null default 0 check (deposit between 0 and 10000),
  validity_days int not null default 30 check (validity_days between 1 and 365),
  keeps_parts boolean not null default false,
  urgent_on_request boolean not null default false,
  notes text not null default '' check (length(notes) <= 4000),
  total_excl bigint not null default 0,
  total_vat bigint not null default 0,
  total_incl bigint not null default 0,
  bonus bigint not null default 0,
  due bigint not null default 0,
  -- Set by sending: what was sent, exactly, and its fingerprint.
  sent_at timestamptz,
  valid_until date,
  -- The end of that day on the shop's clock.
  expires_at timestamptz,
  document jsonb,
  document_sha256 text,
  answered_at timestamptz,
  -- Agreed at the client's home: the first day on which money may be taken (L. 221-10). Invoices and payments carry it
  -- with its key, so that one recorded earlier fails its check.
  payable_from date,
  payable_key date not null generated always as (coalesce(payable_from, '1900-01-01')) stored,
  -- The signed quote whose place it takes, once it is signed too.
  amends_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, amends_id) references app.quote (shop_id, id),
  check (amends_id <> id),
  unique (shop_id, quoteid),
  unique (shop_id, id, payable_key),
  unique (shop_id, reference),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  constraint quote_client foreign key (shop_id, client_id) references app.client (shop_id, unmerged_id),
  check (status in ('Brouillon', 'A envoyer') or (reference is not null and sent_at is not null and valid_until is not null and expires_at is not null and document is not null and document_sha256 is not null)),
  check ((status in ('Accepté', 'Refusé')) = (answered_at is not null))
);
select app.protect('app.quote', 'select, insert, update');
-- Accepted, it is what both agreed to.
create trigger frozen_once_accepted before update or delete on app.quote
  for each row when (old.status = 'Accepté') execute function app.refuse_accepted();
-- One amendment takes the place of a quote; another amends that amendment.
create unique index quote_amended_once on app.quote (shop_id, amends_id) where status = 'Accepté';
create index amendments_of on app.quote (shop_id, amends_id) where amends_id is not null;
create index quote_of_repair on app.quote (shop_id, repair_id);
create index quote_of_client on app.quote (shop_id, client_id);
-- The last column tells, without the row, which of those sent have expired.
create index quote_by_status on app.quote (shop_id, status, expires_at);
create index quote_by_date on app.quote (shop_id, (coalesce(sent_at, created_at)) desc, id desc);
create trigger announce after insert or update on app.quote for each row execute function app.announce('quote', 'repair_id');

-- Every version that left the shop.
create table app.quote_version (
  shop_id uuid not null,
  quote_id uuid not null,
  version int not null,
  sent_at timestamptz not null,
  document jsonb not null,
  document_sha256 text not null,
  -- It leaves its client something to choose: an acceptance then says what was chosen, and no other does.
  has_options boolean not null generated always as (document ? 'options') stored,
  sent_by uuid,
  -- Its link in the chain, and so for the answer and the withdrawal: without it, the transaction does not commit (0011).
  seal_id uuid not null default uuidv7(),
  primary key (shop_id, quote_id, version),
  unique (shop_id, quote_id, version, has_options),
  foreign key (shop_id, quote_id) references app.quote (shop_id, id)
);
select app.protect('app.quote_version', 'select, insert');
select app.freeze('app.quote_version');

-- The client's answer and what proves it (Code civil 1366, 1367). One answer per version.
create table app.quote_answer (
  shop_id uuid not null,
  quote_id uuid not null,
  version int not null,
  answer text not null check (answer in ('accepted', 'refused')),
  name text not null default '',
  signature jsonb,
  reason text not null default '',
  at timestamptz not null,
  ip text not null,
  user_agent text not null,
  document_sha256 text not null,
  consents text[] not null default '{}',
  -- Whose screen: one where an account of the shop was signed in is the shop's.
  device text not null default 'client' check (device in ('client', 'shop')),
  -- Where the agreement was concluded, and until when the client may withdraw.
  conclusion_place text not null default 'distance' check (conclusion_place in ('shop', 'home', 'distance')),
  -- The day of the signature, on the shop's clock: that of a paper may be earlier than its recording.
  agreed_on date,
  withdrawal_deadline date,
  -- The client asked expressly that the work begins before the end of the period (L. 221-25).
  early_start boolean not null default false,
  -- Who of the shop recorded it; null for an answer by the link.
  recorded_by uuid,
  -- The one-time code that was confirmed: channel, masked contact, when it was sent and confirmed.
  code jsonb,
  -- What was chosen among the alternatives, with its totals and their fingerprint; null when there was nothing to choose.
  choice jsonb check (choice is null or (jsonb_typeof(choice -> 'choices') = 'array' and choice ->> 'sha256' is not null and (choice ->> 'due')::bigint >= 0) is true),
  -- Null for a refusal, which chooses nothing.
  has_choice boolean generated always as (case when answer = 'accepted' then choice is not null end) stored,
  seal_id uuid not null default uuidv7(),
  primary key (shop_id, quote_id, version),
  foreign key (shop_id, quote_id, version) references app.quote_version (shop_id, quote_id, version),
  constraint choice_of_options foreign key (shop_id, quote_id, version, has_choice) references app.quote_version (shop_id, quote_id, version, has_options),
  check (answer = 'refused' or (name <> '' and signature is not null and agreed_on is not null)),
  check (not early_start or withdrawal_deadline is not null),
  check (answer = 'accepted' or choice is null)
);
select app.protect('app.quote_answer', 'select, insert');
select app.freeze('app.quote_answer');

-- What was signed, line by line, and how much of it invoices bill, their credit notes taken off: never more than was
-- signed, and nothing once an amendment took its place. Quantities in ten-thousandths.
create table app.quote_line (
  shop_id uuid not null,
  quote_id uuid not null,
  line_id text not null,
  signed bigint not null check (signed > 0),
  billed bigint not null default 0,
  amended boolean not null default false,
  primary key (shop_id, quote_id, line_id),
  foreign key (shop_id, quote_id) references app.quote (shop_id, id),
  constraint quote_line_billed check (billed between 0 and case when amended then 0 else signed end)
);
select app.protect('app.quote_line', 'select, insert, update');

-- The client withdrew from an accepted quote (L. 221-21): once, which the key holds.
create table app.quote_withdrawal (
  shop_id uuid not null,
  quote_id uuid not null,
  version int not null,
  at timestamptz not null,
  name text not null check (name <> '' and length(name) <= 120),
  -- The link by which it was said: that of the quote, or that of the tracking page.
  via text not null check (via in ('quote', 'tracking')),
  -- What was known at that moment: hours worked since the agreement in ten-thousandths, cents received from the client,
  -- and the part of them that stays due; null when the quote does not say how many hours its work takes.
  worked bigint not null default 0 check (worked >= 0),
  received bigint not null default 0,
  owed bigint check (owed >= 0),
  ip text not null,
  user_agent text not null,
  seal_id uuid not null default uuidv7(),
  primary key (shop_id, quote_id),
  foreign key (shop_id, quote_id, version) references app.quote_answer (shop_id, quote_id, version)
);
select app.protect('app.quote_withdrawal', 'select, insert');
select app.freeze('app.quote_withdrawal');

-- The one-time code by which a quote is signed, when its shop asks for one: a new code replaces the one before.
create table app.quote_code (
  shop_id uuid not null,
  quote_id uuid not null,
  document_sha256 text not null,
  code_hash text not null,
  channel text not null check (channel in ('email')),
  contact text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  primary key (shop_id, quote_id),
  foreign key (shop_id, quote_id) references app.quote (shop_id, id)
);
select app.protect('app.quote_code', 'select, insert, update, delete');

-- What was handed over to a client, as bytes in the storage that are named after their digest: quotes sent and accepted,
-- invoices and credit notes. Kept ten years and more (Code de commerce L123-22); 0011 ties each to its link in the chain.
create table app.paper (
  shop_id uuid not null references app.shop (id),
  id uuid not null,
  kind text not null check (kind in ('quote', 'agreement', 'invoice', 'deposit', 'credit')),
  -- The quote or the invoice.
  ref_id uuid not null,
  version int not null check (version > 0),
  reference text not null check (length(reference) <= 60),
  -- The date in the file.
  handed_at timestamptz not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size int not null check (size > 0),
  stored_as uuid not null,
  kept_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, kind, ref_id, version)
);
select app.protect('app.paper', 'select, insert');
select app.freeze('app.paper');
-- For the nightly sweep of the storage.
create index paper_stored on app.paper (shop_id, stored_as);
-- For the copy of a client.
create index paper_of on app.paper (shop_id, ref_id);

-- « Attestation d’irréparabilité »: why an appliance gets no quote.
create table app.certificate (
  shop_id uuid not null,
  id uuid not null,
  repair_id uuid not null,
  -- As it was given.
  document jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_why text not null default '' check (length(withdrawn_why) <= 500),
  primary key (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  constraint certificate_withdrawn check ((withdrawn_at is null) = (withdrawn_why = ''))
);
select app.protect('app.certificate', 'select, insert, update');
-- One stands for a repair.
create unique index certificate_standing on app.certificate (shop_id, repair_id) where withdrawn_at is null;
create index certificate_of on app.certificate (shop_id, repair_id, created_at);
create trigger announce after insert or update on app.certificate for each row execute function app.announce('repair', 'repair_id');
