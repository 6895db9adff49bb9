-- The brands that a shop uses are suggested first: counted from the index alone.
create index appliance_by_brand on app.appliance (shop_id, brand) where brand <> '';
