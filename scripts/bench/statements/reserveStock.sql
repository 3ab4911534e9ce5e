update inventory i set reserved = i.reserved + d.quantity, available = i.available - d.quantity, updated_at = now()
  from unnest($1::uuid[], $2::int[]) as d(product, quantity) where i.product = d.product and i.available >= d.quantity returning i.product
