-- A telephone number in international and national form, so that a fragment of either is found.
create or replace function app.phone_text(p_number text) returns text language plpgsql immutable parallel safe as $$
declare
  digits text := regexp_replace(p_number, '\D', '', 'g');
begin
  return case
    when digits ~ '^(33|32|41)' then digits || ' 0' || substr(digits, 3)
    when digits ~ '^(262|590|594|596)' then digits || ' 0' || substr(digits, 4)
    else digits end;
end $$;
