insert into stock_reservations (order_id, product_id, quantity, state)
  select $1, d.product, d.quantity, 'reserved'
  from unnest($2::uuid[], $3::int[]) as d(product, quantity)
