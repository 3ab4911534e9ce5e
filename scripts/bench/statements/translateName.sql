with before as (select id, name->>'ar' as name from products where id = $1 and version = $2 for no key update),
  written as (update products a set name = a.name || jsonb_build_object('ar', $3::text), missing_languages = '{}',
    search_text = lower((a.name->>'en') || ' ' || $3 || ' ' || a.code),
    translated_at = jsonb_set(a.translated_at, '{name,ar}', to_jsonb($2 + 1)), version = a.version + 1, updated_at = now() from before
   where a.id = before.id returning a.*),
  recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
   select 'products', $1, 'changed', $2 + 1, 'ar', '00000000-0000-7000-8000-000000000000',
     jsonb_build_object('name', jsonb_build_object('from', name, 'to', $3::text)) from before)
  select a.id as "_id", a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.code,
    a.name->>'ar' as name, a.type, a.price, a.price_currency,
   (select json_agg(json_build_object('_id', t.id, 'title', t.title->>'ar') order by l.place)
      from (select target_id as id, position as place from products__tags where source_id = $1) l join tags t on t.id = l.id) as tags,
    (select json_agg(json_build_object('_id', t.id, 'title', t.title->>'ar') order by l.place)
      from (select target_id as id, position as place from products__industries where source_id = $1) l join industries t on t.id = l.id) as industries,
   a.missing_languages as "_missing", a.outdated_languages as "_outdated" from written a
