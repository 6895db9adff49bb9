-- needs app.shop, app.protect, app.refuse_change, app.freeze, app.announce
-- Payment reminders sent for late invoices: at most one a day for each invoice.
create table app.payment_reminder (
  shop_id uuid not null,
  invoice_id uuid not null,
  -- The shop's day.
  reminded_on date not null,
  remainder bigint not null check (remainder > 0),
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
create index reminder_by_message on app.payment_reminder (shop_id, message_id);
