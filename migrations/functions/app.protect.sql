-- Row-level security for a shop's table, and the grants of the application's login.
create or replace function app.protect(p_table regclass, p_grants text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('create policy tenant on %s to etabli_app using (shop_id = app.shop()) with check (shop_id = app.shop())', p_table);
  execute format('grant %s on %s to etabli_app', p_grants, p_table);
end $$;
revoke all on function app.protect from public;
