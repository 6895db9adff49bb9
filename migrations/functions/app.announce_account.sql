-- Notifies every process that a session of an account may have ended. Argument: the column that holds the account.
create or replace function app.announce_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('app_events', jsonb_build_object('shop_id', '', 'noun', 'account', 'id',
    to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0])::text);
  return null;
end $$;
revoke all on function app.announce_account from public;
