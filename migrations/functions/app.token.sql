-- Unguessable id of a public link: 128 bits, as text for an address.
create or replace function app.token() returns text language sql volatile
  return translate(rtrim(encode(gen_random_bytes(16), 'base64'), '='), '+/', '-_');
