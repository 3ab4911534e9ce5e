with rows as materialized (select * from json_to_recordset($1::json)
    as r(id uuid, code text, name text, price bigint, tag text, search text, changes jsonb)),
  written as (insert into products (id, version, code, name, type, price, price_currency, stock_mode, visible,
    subscription_period, search_text, missing_languages, translated_at)
    select id, 1, code, jsonb_build_object('en', name), 'subscription', price, 'USD', 'tracked', false,
      'monthly', search, '{ar}', '{"name": {"en": 1}}' from rows),
  tagged as (insert into products__tags (source_id, target_id, position)
    select rows.id, tags.id, 1 from rows join tags on tags.title->>'en' = rows.tag),
  levels as (insert into inventory (id, product, on_hand, available, search_text)
    select gen_random_uuid(), id, 0, 0, lower(name || ' ' || code) from rows)
  insert into changes (resource, record_id, kind, version, language, actor, changes)
    select 'products', rows.id, 'created', 1, 'en', '00000000-0000-7000-8000-000000000000',
      rows.changes || jsonb_build_object('tags', jsonb_build_object('from', '[]'::jsonb, 'to',
        jsonb_build_array(jsonb_build_object('target', tags.id, 'facts', '{}'::jsonb))))
    from rows join tags on tags.title->>'en' = rows.tag
