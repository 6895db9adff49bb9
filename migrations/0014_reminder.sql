-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
-- Payment reminders sent for late invoices: at most one a day for each invoice.
create table app.payment_reminder (
  shop_id uuid not null,
  invoice_id uuid not null,
  -- The shop's day.
  reminded_on date not null,
  remainder bigint not null check (remainder > 0),
  -- Days after the due date of a letter that left by itself; null for one that a person of the shop asked for.
  rung int check (rung in (3, 10, 30)),
  -- Null when the client has neither e-mail nor mobile: the shop was asked to call.
  message_id uuid,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, invoice_id, reminded_on),
  foreign key (shop_id, invoice_id) references app.invoice (shop_id, id),
  foreign key (shop_id, message_id) references app.message (shop_id, id)
);
select app.protect('app.payment_reminder', 'select, insert');
select app.freeze('app.payment_reminder');
-- Each rung once, however many processes look for what is late.
create unique index payment_reminder_once on app.payment_reminder (shop_id, invoice_id, rung) where rung is not null;
create index reminder_by_message on app.payment_reminder (shop_id, message_id);

-- What late payers are told, in the shop's words; without a row, ours.
create table app.payment_letter (
  shop_id uuid not null references app.shop (id),
  rung int not null check (rung in (3, 10, 30)),
  audience text not null check (audience in ('consumer', 'business')),
  subject text not null check (length(subject) between 1 and 120),
  text text not null check (length(text) between 1 and 2000),
  sms text not null check (length(sms) between 1 and 459),
  primary key (shop_id, rung, audience)
);
select app.protect('app.payment_letter', 'select, insert, update, delete');
create trigger announce after insert or update or delete on app.payment_letter for each row execute function app.announce('shop', '');
