select o.*, (select json_agg(json_build_object('product', json_build_object('_id', p.id, 'name', p.name->>'en', 'code', p.code, 'price', p.price), 'facts', l.facts) order by l.position)
  from orders__items l join products p on p.id = l.target_id where l.source_id = o.id) as items from orders o where o.id = $1
