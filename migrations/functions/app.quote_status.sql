-- The status of a quote at an instant: past the end of its last day it reads as expired, whether or not the task
-- "expire-quote" has run. The rule of isPast (src/domain/quote/expire.ts), for lists.
create or replace function app.quote_status(p_status text, p_expires_at timestamptz, p_at timestamptz) returns text
  language sql immutable parallel safe
  return case when p_status = 'Envoyé' and p_expires_at <= p_at then 'Expiré' else p_status end;
