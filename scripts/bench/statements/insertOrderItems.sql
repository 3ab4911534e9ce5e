insert into orders__items (source_id, target_id, position, facts)
  select $1::uuid, l.product, l.position, l.facts::jsonb
  from unnest($2::uuid[], $3::text[]) with ordinality as l(product, facts, position)
