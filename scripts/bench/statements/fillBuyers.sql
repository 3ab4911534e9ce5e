-- The password is Correct-Horse-9.
insert into accounts (id, kind, realm, email, name, active, password_hash)
  select md5('buyer' || i)::uuid, 'customer', 'user', 'buyer' || i || '@visitors.example.com', 'Buyer ' || i, true, '$argon2id$v=19$m=19456,t=2,p=1$d1SnkzdDtGhQfk1tHa9afA$BYHAFkMvshQhwviYT2xUKC192CLZlh4KBTbn5tvtphY'
  from generate_series(1, 6) i;
insert into customers (id, first_name, last_name, name, email, active)
  select md5('buyer' || i)::uuid, 'Buyer', i::text, 'Buyer ' || i, 'buyer' || i || '@visitors.example.com', true
  from generate_series(1, 6) i;
insert into shipping_methods (id, title, price, price_currency, active)
  values (md5('shipping')::uuid, '{"en": "Standard"}', 1500, 'USD', true);
update settings set unpaid_orders = 1000000, unpaid_share = 100;
update inventory set on_hand = 60, available = 60
  where product in (select md5('product' || i)::uuid from generate_series(1, 10) i);
