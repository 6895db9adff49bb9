-- For administrators only: the reviews of all shops that wait for a decision, the oldest first.
create or replace function app.list_reviews_to_decide(p_first int)
  returns table (shop_id uuid, shop text, id uuid, stars int, text text, author text, state text, reported_reason text,
    created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.id, s.name, v.id, v.stars, v.text, v.author, v.state, v.reported_reason, v.created_at
  from app.review v join app.shop s on s.id = v.shop_id
  where (v.state = 'waiting' or v.reported_reason <> '') and v.state <> 'withdrawn' order by v.created_at, v.id limit p_first
$$;
revoke all on function app.list_reviews_to_decide from public;
grant execute on function app.list_reviews_to_decide to etabli_app;
