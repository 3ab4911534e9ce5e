with before as (select a.* from products a where a.id = $1 and a.version = $2 for update),
  unstocked as (delete from inventory using before where product = before.id and on_hand = 0),
  unmoved as (delete from stock_movements using before where product = before.id and order_ is null),
  recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
   select 'products', $1, 'deleted', $2, 'en', '00000000-0000-7000-8000-000000000000',
     to_jsonb(before) || jsonb_build_object('tags', (select coalesce(jsonb_agg(jsonb_build_object('target', l.id, 'facts', '{}'::jsonb) order by l.place), '[]')
       from (select target_id as id, position as place from products__tags where source_id = $1) l),
     'industries', (select coalesce(jsonb_agg(jsonb_build_object('target', l.id, 'facts', '{}'::jsonb) order by l.place), '[]')
       from (select target_id as id, position as place from products__industries where source_id = $1) l)) from before),
  gone as (delete from products using before where products.id = before.id returning products.id)
  select id from gone
