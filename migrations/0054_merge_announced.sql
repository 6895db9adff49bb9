-- A client that goes into another, or comes back, changes every list of clients, whatever it brought.
create trigger announce_merge after update of merged_into on app.client for each row execute function app.announce('client', '');
