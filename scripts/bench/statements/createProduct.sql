with before as (select $1::uuid as id),
  written as (insert into products (id, version, code, name, type, price, price_currency, stock_mode, visible, search_text,
    missing_languages, translated_at) select $1, $2, $3, jsonb_build_object('en', $4::text), $5, $6, $7, 'tracked', false,
    lower($4 || ' ' || $3), '{ar}', '{"name": {"en": 1}}' returning *),
  tagged as (insert into products__tags (source_id, target_id, position)
    select $1, l.id, l.place from unnest($8::uuid[]) with ordinality as l(id, place)),
  grouped as (insert into products__industries (source_id, target_id, position)
    select $1, l.id, l.place from unnest($9::uuid[]) with ordinality as l(id, place)),
  level as (insert into inventory (id, product, on_hand, available) values (gen_random_uuid(), $1, $10::int, $10::int)),
  moved as (insert into stock_movements (id, product, kind, on_hand, allocated, reserved, actor, reason, search_text)
   select gen_random_uuid(), $1, 'received', $10::int, 0, 0, 'bench-admin@example.com', '', 'bench-admin@example.com '
   from before where $10::int <> 0),
  recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
   select 'products', $1, 'created', 1, 'en', '00000000-0000-7000-8000-000000000000', $11::jsonb from before)
  select a.id as "_id", a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.code,
    a.name->>'en' as name, a.type, a.price, a.price_currency,
   (select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by l.place)
      from unnest($8::uuid[]) with ordinality as l(id, place) join tags t on t.id = l.id) as tags,
    (select json_agg(json_build_object('_id', t.id, 'title', t.title->>'en') order by l.place)
      from unnest($9::uuid[]) with ordinality as l(id, place) join industries t on t.id = l.id) as industries,
   a.missing_languages as "_missing", a.outdated_languages as "_outdated" from written a
