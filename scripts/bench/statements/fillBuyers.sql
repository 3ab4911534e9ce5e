insert into accounts (id, kind, realm, email, name, active, password_hash)
  select md5('buyer' || i)::uuid, 'customer', 'user', 'buyer' || i || '@visitors.example.com', 'Buyer ' || i, true, :'hash'
  from generate_series(1, :count) i;
insert into customers (id, first_name, last_name, name, email, active)
  select md5('buyer' || i)::uuid, 'Buyer', i::text, 'Buyer ' || i, 'buyer' || i || '@visitors.example.com', true
  from generate_series(1, :count) i;
insert into shipping_methods (id, title, price, price_currency, active)
  values (md5('shipping')::uuid, '{"en": "Standard"}', 1500, 'USD', true);
update settings set unpaid_orders = 1000000, unpaid_share = 100;
update inventory set on_hand = 60, available = 60
  where product in (select md5('product' || i)::uuid from generate_series(1, 10) i);
