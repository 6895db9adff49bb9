-- needs app.protect, app.freeze, app.announce
-- « Dossier de bonus »: what the eco-organisation is asked for the bonus that an invoice deducted. A row exists from the
-- first thing done for it; before, the invoice itself says that one is to be sent. What is owed is in app.invoice_balance.
create table app.claim (
  shop_id uuid not null,
  invoice_id uuid not null,
  -- What a change is announced by.
  id uuid not null generated always as (invoice_id) stored,
  repair_id uuid not null,
  state text not null check (state in ('open', 'sent', 'complete', 'rejected', 'repaid', 'abandoned')),
  -- The client lets the shop hand over their name, contacts and invoice; the words that they agreed to.
  consent_at timestamptz,
  consent_by uuid,
  consent_text text,
  -- What the eco-organisation calls it; null while it is on its way.
  external_id text check (length(external_id) <= 500),
  -- One more each time it is sent: the answer to an earlier sending changes nothing.
  sending int not null default 0,
  sent_at timestamptz,
  answered_at timestamptz,
  -- Why it was rejected, or abandoned.
  reason text not null default '' check (length(reason) <= 1000),
  primary key (shop_id, invoice_id),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id),
  constraint claim_consented check ((consent_at is null) = (consent_text is null)),
  constraint claim_sent check (state = 'open' or state = 'abandoned' or state = 'repaid' or sent_at is not null),
  constraint claim_sent_with_consent check (sent_at is null or consent_at is not null),
  constraint claim_explained check (state not in ('rejected', 'abandoned') or reason <> '')
);
select app.protect('app.claim', 'select, insert, update');
create index claim_followed on app.claim (shop_id, invoice_id) where state in ('sent', 'complete');
create trigger announce after insert or update on app.claim for each row execute function app.announce('payment', 'repair_id');

-- What happened to it, never changed.
create table app.claim_event (
  shop_id uuid not null,
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  repair_id uuid not null,
  state text not null,
  detail text not null default '' check (length(detail) <= 1000),
  at timestamptz not null,
  created_by uuid,
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references app.claim (shop_id, invoice_id),
  foreign key (shop_id, repair_id) references app.repair (shop_id, id)
);
select app.protect('app.claim_event', 'select, insert');
select app.freeze('app.claim_event');
create index claim_event_of on app.claim_event (shop_id, invoice_id, at);
