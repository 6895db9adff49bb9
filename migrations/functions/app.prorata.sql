-- `part × received / whole` to the nearest integer, halves away from zero. The rule of prorata
-- (src/domain/ledger/sales/receipt.ts), for sums over many payments.
create or replace function app.prorata(part bigint, received bigint, whole bigint) returns bigint
  language sql immutable parallel safe
  return case when whole = 0 then 0 else (sign(part) * sign(received) * sign(whole)
    * div(2 * abs(part::numeric * received) + abs(whole), 2 * abs(whole::numeric)))::bigint end;
