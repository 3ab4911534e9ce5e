select a.id as "_id", a.created_at as "createdAt", a.updated_at as "updatedAt",
  a.name->>'en' as name, a.code, a.type, a.price, a.price_currency,
  coalesce((select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by j.position)
  from products__tags j join tags t on t.id = j.target_id where j.source_id = a.id), '[]') as tags,
  coalesce((select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by j.position)
  from products__industries j join industries t on t.id = j.target_id where j.source_id = a.id and t.visible), '[]') as industries, found.total
  from (select a.id, count(*) over () as total, case when position(' ' || $4 || ' ' in ' ' || a.search_text || ' ') > 0 then 0 when position(' ' || $4 in ' ' || a.search_text) > 0 then 1 else 2 end as rank,
    nullif(position($4 in a.search_text), 0) as place from products a where a.search_text like $1 and a.search_text like $2 and a.search_text like $3 and a.visible order by rank, place nulls last, a.id limit $5 offset $6) found
  join products a on a.id = found.id order by found.rank, found.place nulls last, a.id
