-- A shop finds a client among a hundred thousand while somebody speaks: by any part of what is known of them.
create extension if not exists btree_gin;

-- Text as compared: small letters of the Latin alphabet and digits, one space between words. Other alphabets and
-- emoji become letters and digits too (z and five digits of their code), so that trigrams see them whatever the
-- server's locale. unaccent() is only STABLE because its dictionary may be replaced; ours is named and never is.
create function app.fold(p_text text) returns text language sql immutable parallel safe as $$
  select case when plain ~ '[^\x01-\x7f]' then btrim((
      select string_agg(case when ascii(sign) < 128 then sign else 'z' || lpad(to_hex(ascii(sign)), 5, '0') end, '' order by turn)
      from string_to_table(plain, null) with ordinality as signs (sign, turn)))
    else btrim(plain) end
  from (select regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, lower(normalize(p_text) collate pg_c_utf8))),
    '[\x01-\x2f\x3a-\x60\x7b-\x7f\u0080-\u00bf\u2000-\u206f\u3000\ufe00-\ufe0f]+', ' ', 'g') as plain) folded
$$;

-- A phone in both its spellings, abroad and at home: a fragment of either is a fragment of this.
create function app.phone_text(p_number text) returns text language sql immutable parallel safe as $$
  select case
    when digits ~ '^(33|32|41)' then digits || ' 0' || substr(digits, 3)
    when digits ~ '^(262|590|594|596)' then digits || ' 0' || substr(digits, 4)
    else digits end
  from (select regexp_replace(p_number, '\D', '', 'g') as digits) d
$$;

alter table app.client
  add column last_seen_at timestamptz not null default '-infinity',
  add column names text collate "C" generated always as (app.fold(lastname) || ' , ' || app.fold(firstname)) stored,
  add column search text collate "C" not null default '';

-- Everything a client may be looked for by, each word after a space; « D'Ormesson » also in one word.
create function app.client_text(c app.client) returns text language sql stable as $$
  select left(concat_ws(' ', '', app.fold(concat_ws(' ', c.lastname, c.firstname, c.email)),
    case when app.fold(c.lastname) like '% %' then replace(app.fold(c.lastname), ' ', '') end,
    case when app.fold(c.firstname) like '% %' then replace(app.fold(c.firstname), ' ', '') end,
    (select app.fold(string_agg(concat_ws(' ', a.street, a.complement, a.zip, a.city), ' ' order by a.address_id))
      from app.client_address a where a.shop_id = c.shop_id and a.client_id = c.id),
    (select string_agg(app.phone_text(p.number), ' ' order by p.position)
      from app.client_phone p where p.shop_id = c.shop_id and p.client_id = c.id)), 4000)
$$;

create function app.fill_client() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.search := app.client_text(new);
  if new.last_seen_at = '-infinity' then new.last_seen_at := new.created_at; end if;
  return new;
end $$;
create trigger fill before insert or update of lastname, firstname, email, search on app.client
  for each row execute function app.fill_client();

-- A phone or an address that came, moved or left: its client is written again, and announced by that.
create function app.touch_clients() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    update app.client c set search = '' where (c.shop_id, c.id) in (select b.shop_id, b.client_id from before b);
  end if;
  if tg_op <> 'DELETE' then
    update app.client c set search = '' where (c.shop_id, c.id) in (select a.shop_id, a.client_id from after a);
  end if;
  return null;
end $$;
create trigger touch_added after insert on app.client_phone referencing new table as after for each statement execute function app.touch_clients();
create trigger touch_changed after update on app.client_phone referencing old table as before new table as after for each statement execute function app.touch_clients();
create trigger touch_removed after delete on app.client_phone referencing old table as before for each statement execute function app.touch_clients();
create trigger touch_added after insert on app.client_address referencing new table as after for each statement execute function app.touch_clients();
create trigger touch_changed after update on app.client_address referencing old table as before new table as after for each statement execute function app.touch_clients();
create trigger touch_removed after delete on app.client_address referencing old table as before for each statement execute function app.touch_clients();

-- Seen: a repair or an appointment was made for them.
create function app.see_client() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app.client c set last_seen_at = new.created_at
    where c.shop_id = new.shop_id and c.last_seen_at < new.created_at
      and c.id = case when tg_table_name = 'repair' then (to_jsonb(new) ->> 'client_id')::uuid
        else (select r.client_id from app.repair r where r.shop_id = new.shop_id and r.id = (to_jsonb(new) ->> 'repair_id')::uuid) end;
  return null;
end $$;
create trigger seen after insert or update of client_id on app.repair for each row execute function app.see_client();
create trigger seen after insert on app.event for each row when (new.repair_id is not null) execute function app.see_client();

create trigger announce after insert or update of type, lastname, firstname, email, note, siren, search on app.client
  for each row execute function app.announce('client', '');

revoke all on function app.client_text, app.fill_client, app.touch_clients, app.see_client from public;

alter table app.client disable trigger announce;
update app.client c set search = '', last_seen_at = greatest(c.created_at,
  (select max(r.created_at) from app.repair r where r.shop_id = c.shop_id and r.client_id = c.id));
alter table app.client enable trigger announce;

-- Written at once rather than in a pending list, which every search would have to read through.
create index client_search on app.client using gin (shop_id, search public.gin_trgm_ops) with (fastupdate = off);
create index client_names on app.client using gin (shop_id, names public.gin_trgm_ops) with (fastupdate = off);
create index client_by_names on app.client (shop_id, names, id);
create index client_by_sight on app.client (shop_id, last_seen_at desc, id);
drop index app.client_by_name;

-- Clients of a shop that match every term, best first: whose last name is or begins with what was typed, then the
-- last seen; those merged into another are out of sight. `p_after` is the last one already read. The planner is
-- kept from reading every shop's rows.
create function app.match_clients(p_shop uuid, p_terms text[], p_first int, p_after uuid) returns uuid[]
  language plpgsql stable set search_path = pg_catalog, pg_temp set enable_seqscan = off set jit = off as $$
declare
  -- Beyond it, the answer is dense enough to be met while reading from the last seen on.
  many constant int := 1000;
  few constant int := 3;
  terms text[] := array(select piece from unnest(p_terms) with ordinality as given (term, turn),
    string_to_table(app.fold(term), ' ') piece where piece <> '' order by turn limit 8);
  -- Any run of neighbouring terms may be the last name: « le gall yann ».
  runs text[] := array(select array_to_string(terms[i:j], ' ') from generate_subscripts(terms, 1) i, generate_subscripts(terms, 1) j where i <= j);
  matching text := 'c.merged_into is null and ' || (select string_agg(format('c.search like %L', case when length(t) < 3 then '% ' else '%' end || t || '%'), ' and ') from unnest(terms) t);
  exactly text := (select string_agg(format('c.names like %L', r || ' ,%'), ' or ') from unnest(runs) r);
  beginning text := (select string_agg(format('c.names like %L', r || '%'), ' or ') from unnest(runs) r);
  class text := format('case when %s then 0 when %s then 1 else 2 end', exactly, beginning);
  found uuid[];
  last_class int := 0;
  last_seen timestamptz;
begin
  if terms = '{}' then return terms; end if;
  if p_after is not null then
    execute format('select %s, c.last_seen_at from app.client c where c.shop_id = %L and c.id = %L and %s', class, p_shop, p_after, matching)
      into last_class, last_seen;
    if last_seen is null then return '{}'; end if;
  end if;
  execute format('select array_agg(id) from (select c.id from app.client c where c.shop_id = %L and %s limit %s) m', p_shop, matching, many)
    into found;
  if cardinality(found) = many then
    found := '{}';
    for k in last_class .. 2 loop
      execute format('select $1 || array(select c.id from app.client c where c.shop_id = %L and %s and %s %s order by c.last_seen_at desc, c.id limit %s)',
          p_shop, matching,
          (array[format('(%s)', exactly), format('(%s) and not (%s)', beginning, exactly), format('not (%s)', beginning)])[k + 1],
          case when last_seen is not null and k = last_class then format('and c.last_seen_at <= %L and (c.last_seen_at < %1$L or c.id > %L)', last_seen, p_after) end,
          p_first - cardinality(found))
        into found using found;
      exit when cardinality(found) >= p_first;
    end loop;
    return found;
  end if;
  execute format('select array(select c.id from app.client c where c.shop_id = %L and c.id = any($1) %s order by %s, c.last_seen_at desc, c.id limit %s)',
      p_shop,
      case when last_seen is not null then format('and (%s, -extract(epoch from c.last_seen_at), c.id) > (%s, -extract(epoch from %L::timestamptz), %L)', class, last_class, last_seen, p_after) end,
      class, p_first)
    into found using coalesce(found, '{}');
  if p_after is null and cardinality(found) < few then
    return found || app.guess_clients(p_shop, terms, p_first - cardinality(found), found);
  end if;
  return found;
end $$;

-- The same with typing errors in the names, the nearest first. One wrong letter spoils three trigrams of a word,
-- two letters exchanged spoil four: short words need a wider net.
create function app.guess_clients(p_shop uuid, p_terms text[], p_first int, p_found uuid[]) returns uuid[]
  language plpgsql stable as $$
declare
  matching text := 'c.merged_into is null and ' || (select string_agg(format(case when t ~ '^[a-z]{4,}$' then '(c.search like %1$L or c.names OPERATOR(public.%%>) %2$L)' else 'c.search like %1$L' end,
    case when length(t) < 3 then '% ' else '%' end || t || '%', t), ' and ') from unnest(p_terms) t);
  near text := (select string_agg(format('public.word_similarity(%L, c.names)', t), ' + ') from unnest(p_terms) t);
  found uuid[];
begin
  if not exists (select from unnest(p_terms) t where t ~ '^[a-z]{4,}$') then return '{}'; end if;
  perform set_config('pg_trgm.word_similarity_threshold',
    case when exists (select from unnest(p_terms) t where t ~ '^[a-z]{4,6}$') then '0.4' else '0.5' end, true);
  execute format('select array(select c.id from app.client c where c.shop_id = %L and %s and c.id <> all($1) order by %s desc, length(split_part(c.names, '' ,'', 1)), c.last_seen_at desc, c.id limit %s)',
    p_shop, matching, near, p_first) into found using p_found;
  return found;
end $$;

create function app.search_clients(p_terms text[], p_first int, p_after uuid) returns uuid[]
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select app.match_clients(app.shop(), p_terms, p_first, p_after)
$$;
revoke all on function app.match_clients, app.guess_clients, app.search_clients from public;
grant execute on function app.search_clients to etabli_app;
