select a.id as "_id", a.created_at as "createdAt", a.updated_at as "updatedAt",
  a.name->>'en' as name, a.code, a.type, a.price, a.price_currency,
  coalesce((select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by j.position)
  from products__tags j join tags t on t.id = j.target_id where j.source_id = a.id), '[]') as tags,
  coalesce((select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by j.position)
  from products__industries j join industries t on t.id = j.target_id where j.source_id = a.id and t.visible), '[]') as industries, (select count(*) from products a where a.visible) as total
  from (select a.id from products a where a.visible order by a.price, a.id limit $1 offset $2) f join products a on a.id = f.id order by a.price, a.id
