insert into accounts (id, kind, realm, email, name, active)
  values ('00000000-0000-7000-8000-00000000b0b0', 'customer', 'customer', 'bench-buyer@example.com', 'Bench Buyer', true) on conflict do nothing;
insert into customers (id, first_name, last_name, name, email, active)
  values ('00000000-0000-7000-8000-00000000b0b0', 'Bench', 'Buyer', 'Bench Buyer', 'bench-buyer@example.com', true) on conflict do nothing;
insert into shipping_methods (id, title, price, price_currency, active)
  values (md5('shipping')::uuid, '{"en": "Standard"}', 1500, 'USD', true) on conflict do nothing;
insert into orders (id, brand, buyer_id, cart_id, number, status, payment_status, payment_method, placed_at, customer_name,
    email, language, customer, items_quantity, total, total_currency, due, due_currency, paid, paid_currency,
    payment_deadline, search_text)
  select md5('order' || i)::uuid, :'brand', '00000000-0000-7000-8000-00000000b0b0', md5('cart' || i)::uuid, 'OLD-' || i, 'delivered', 'paid', 'bank_transfer',
    now() - i * interval '1 minute', 'Bench Buyer', 'bench-buyer@example.com', 'en', '00000000-0000-7000-8000-00000000b0b0', 1, 1000 + i, 'USD',
    1000 + i, 'USD', 1000 + i, 'USD', now(), lower('old-' || i || ' bench buyer')
  from generate_series(1, :count) i;
insert into orders__items (source_id, target_id, position, facts)
  select md5('order' || i)::uuid, md5('product' || 1 + i % :products)::uuid, 1, '{"quantity": 1, "shipped": 1}'
  from generate_series(1, :count) i;
insert into order_events (order_id, kind)
  select md5('order' || i)::uuid, kind from generate_series(1, :count) i,
    unnest(array['placed', 'paid', 'in_progress', 'shipped', 'delivered']) kind;
insert into stock_movements (id, product, kind, on_hand, allocated, reserved, order_)
  select md5('movement' || i)::uuid, md5('product' || 1 + i % :products)::uuid, 'reserved', 0, 0, 1, md5('order' || i)::uuid
  from generate_series(1, :count) i;
