with before as (select id, version from products where id = any($1::uuid[]) order by id for no key update),
  members as (select t.source_id, jsonb_agg(jsonb_build_object('target', t.target_id, 'facts', t.facts) order by t.position) as list
    from products__tags t join before on before.id = t.source_id group by t.source_id),
  written as (update products a set search_text = a.search_text, version = before.version + 1, updated_at = now() from before
    where a.id = before.id returning a.id, a.version),
  recorded as (insert into changes (resource, record_id, kind, version, language, actor, changes)
    select 'products', written.id, 'changed', written.version, 'en', '00000000-0000-7000-8000-000000000000',
      jsonb_build_object('tags', jsonb_build_object('from', coalesce(members.list, '[]'), 'to',
        (select jsonb_agg(jsonb_build_object('target', l.id, 'facts', '{}'::jsonb) order by l.place)
          from unnest($2::uuid[]) with ordinality as l(id, place))))
    from written left join members on members.source_id = written.id order by written.id),
  removed as (delete from products__tags t using before where t.source_id = before.id returning 1),
  added as (insert into products__tags (source_id, target_id, position)
    select before.id, l.id, l.place from before, unnest($2::uuid[]) with ordinality as l(id, place)
    where (select count(*) from removed) >= 0)
  select count(*)::int as done from written
