-- A file that comes to a repair or to a client is announced to the screens that show it; a photo of a
-- repair is in its journal besides, a document is not.
create trigger announce_repair after insert or update on app.file for each row
  when (new."recipientType" = 'repair') execute function app.announce('repair', 'recipientID');
create trigger announce_client after insert or update on app.file for each row
  when (new."recipientType" = 'client') execute function app.announce('client', 'recipientID');
