insert into stock_movements (id, product, kind, on_hand, allocated, reserved, order_, actor, reason, search_text)
  select m.id, m.product, 'reserved', 0, 0, m.quantity, $4, '', '', '' from unnest($1::uuid[], $2::uuid[], $3::int[]) as m(id, product, quantity)
