with before as (select a.id, a.price, a.price_currency, i.available from products a join inventory i on i.product = a.id
    where a.id = $1 and a.version = $2 for no key update),
  written as (update products a set price = $3, price_currency = $4, version = a.version + 1, updated_at = now() from before
   where a.id = before.id returning a.*),
  level as (update inventory i set on_hand = $5::int + i.allocated + i.reserved, available = $5::int, version = i.version + 1,
    updated_at = now() from before where i.product = before.id),
  moved as (insert into stock_movements (id, product, kind, on_hand, allocated, reserved, actor, reason, search_text)
   select gen_random_uuid(), $1, 'adjusted', $5::int - available, 0, 0, 'bench-admin@example.com', '', 'bench-admin@example.com '
   from before where $5::int - available <> 0),
  recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
   select 'products', $1, 'changed', $2 + 1, 'en', '00000000-0000-7000-8000-000000000000',
     jsonb_build_object('price', jsonb_build_object('from', jsonb_build_object('amount', price, 'currency', price_currency),
      'to', jsonb_build_object('amount', $3::bigint, 'currency', $4::text)),
      'stock', jsonb_build_object('from', available, 'to', $5::int)) from before)
  select a.id as "_id", a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.code,
    a.name->>'en' as name, a.type, a.price, a.price_currency,
   (select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by l.place)
      from (select target_id as id, position as place from products__tags where source_id = $1) l join tags t on t.id = l.id) as tags,
    (select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by l.place)
      from (select target_id as id, position as place from products__industries where source_id = $1) l join industries t on t.id = l.id) as industries,
   a.missing_languages as "_missing", a.outdated_languages as "_outdated" from written a
