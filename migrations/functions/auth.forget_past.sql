-- Deletes expired attempts, links, sign-ups, half sessions and challenges, sessions that expired a month ago, devices
-- unused for a year, and the audience of pages after 25 months, as the CNIL asks. What a visitor typed to wait for a
-- window is erased after sixty days, also in a shop whose list had no new entry since then. Letters and replies that touch no
-- repair are deleted after ninety: the others go with their client. So are the ids of acts that came later than they were made.
create or replace function auth.forget_past() returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from auth.attempt where until < now();
  delete from auth.password_link where expire_at < now();
  delete from auth.half_session where expire_at < now();
  delete from auth.trusted_device where expire_at < now();
  delete from auth.challenge where expire_at < now();
  delete from auth.second_factor where confirmed_at is null and created_at < now() - interval '1 hour';
  delete from auth.sign_up where expire_at < now();
  delete from auth.session where expire_at < now() - interval '30 days';
  delete from auth.device where seen_at < now() - interval '1 year';
  update app.waiting_visitor set ended_at = now(), contact = '', request = '{}'
    where ended_at is null and created_at < now() - interval '60 days';
  delete from app.message where repair_id is null and status <> 'queued' and created_at < now() - interval '90 days';
  delete from app.reply where repair_id is null and created_at < now() - interval '90 days';
  delete from app.deferred_act where created_at < now() - interval '90 days';
  delete from app.audience where day < now() - interval '25 months';
$$;
revoke all on function auth.forget_past from public;
grant execute on function auth.forget_past to etabli_gate;
