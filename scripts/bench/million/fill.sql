-- Multiplies a seeded shop to :count products, a tenth as many customers, and :count orders of two
-- years. Copies of demo records keep their texts and relations; popularity, prices, stock and dates
-- are skewed as in life. Triggers are off, so the statements write what they would have written.
set session_replication_role = replica;
set maintenance_work_mem = '512MB';
set work_mem = '256MB';
select setseed(0.5);

create function pg_temp.id_at(moment timestamptz) returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '7' || substr(noise, 1, 3) || '8' || substr(noise, 4, 15))::uuid
  from (select md5(random()::text) as noise) made $$;

-- Indexes are made again as they were, which is faster than keeping them up to date meanwhile.
create temp table filled (name text);
insert into filled values ('products'), ('products__tags'), ('products__images'), ('products__documentation'),
  ('products__certifications'), ('products__industries'), ('products__applications'), ('products__use_cases'),
  ('products__similar_products'), ('products__related_accessories'), ('products__included_products'), ('inventory'),
  ('customers'), ('addresses'), ('orders'), ('orders__items'), ('order_events'), ('stock_movements'), ('transactions'),
  ('payments'), ('requests'), ('requests__lines'), ('requests__products'), ('changes');
create temp table dropped as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in (select name::regclass from filled) and not exists (select 1 from pg_constraint where conindid = indexrelid);
do $$ declare name text; begin
  for name in select dropped.name from dropped loop execute 'drop index ' || name; end loop;
end $$;

-- Products: each round copies every demo product once.
create temp table product_copies as
  select i, pg_temp.id_at(created) as id, original, round, created, 'X' || i as code, series,
    random() as chance, case when random() < 0.4 then 1 + floor(400 * random() ^ 3)::int end as tag
  from (select row_number() over (order by round, p.id)::int as i, p.id as original, round,
      now() - interval '3 years' + (round + random()) * interval '3 years' / (:count / 115 + 1) as created,
      (array['Nova', 'Atlas', 'Terra', 'Pulse', 'Orbit', 'Delta', 'Falcon', 'Oasis', 'Zephyr', 'Quartz', 'Cobalt', 'Onyx'])[1 + floor(12 * random() ^ 3)::int] as series
    from products p, generate_series(0, :count / 115) round) numbered
  where i <= :count;
create unique index on product_copies (original, round);
analyze product_copies;

create temp table new_tags as
  select n, pg_temp.id_at(now() - interval '3 years') as id, 'line_' || n as code, 'line ' || n || ' خط ' || n as words
  from generate_series(1, 400) n;
insert into tags (id, title, code, search_text)
  select id, jsonb_build_object('en', 'Line ' || n, 'ar', 'خط ' || n), code, words || ' ' || code from new_tags;

insert into products
  select made.* from product_copies c join products p on p.id = c.original left join new_tags t on t.n = c.tag,
  lateral jsonb_populate_record(p, jsonb_build_object(
    'id', c.id, 'code', p.code || '-' || c.code, 'created_at', c.created,
    'updated_at', c.created + random() ^ 2 * (now() - c.created),
    'name', (select jsonb_object_agg(key, value || ' ' || series || ' ' || c.code) from jsonb_each_text(p.name) where key = 'en' or chance > 0.05),
    'missing_languages', case when chance > 0.05 then '{}' else '{ar}' end::text[],
    'outdated_languages', case when chance > 0.97 then '{ar}' else '{}' end::text[],
    'visible', chance < 0.98, 'price', greatest(100, round(p.price * (0.4 + 2 * random() ^ 2))),
    'search_text', concat_ws(E'\n', replace(split_part(p.search_text, E'\n', 1), lower(p.code), lower(series || ' ' || c.code || ' ' || p.code || '-' || c.code)),
      concat_ws(' ', split_part(p.search_text, E'\n', 2), t.words)))) made;
insert into products__tags (source_id, target_id, position, facts)
  select c.id, j.target_id, j.position, j.facts from product_copies c join products__tags j on j.source_id = c.original
  union all select c.id, t.id, 100, '{}' from product_copies c join new_tags t on t.n = c.tag;
insert into products__images select c.id, target_id, position, facts from product_copies c join products__images j on source_id = original;
insert into products__documentation select c.id, target_id, position, facts from product_copies c join products__documentation j on source_id = original;
insert into products__certifications select c.id, target_id, position, facts from product_copies c join products__certifications j on source_id = original;
insert into products__industries select c.id, target_id, position, facts from product_copies c join products__industries j on source_id = original;
insert into products__applications select c.id, target_id, position, facts from product_copies c join products__applications j on source_id = original;
insert into products__use_cases select c.id, target_id, position, facts from product_copies c join products__use_cases j on source_id = original;
insert into products__similar_products select c.id, t.id, position, facts from product_copies c
  join products__similar_products j on source_id = c.original join product_copies t on t.original = target_id and t.round = c.round;
insert into products__related_accessories select c.id, t.id, position, facts from product_copies c
  join products__related_accessories j on source_id = c.original join product_copies t on t.original = target_id and t.round = c.round;
insert into products__included_products select c.id, t.id, position, facts from product_copies c
  join products__included_products j on source_id = c.original join product_copies t on t.original = target_id and t.round = c.round;
insert into inventory (id, product, created_at, updated_at, search_text, on_hand, reserved, available)
  select pg_temp.id_at(c.created), c.id, c.created, c.created, concat_ws(E'\n', '', split_part(p.search_text, E'\n', 1)), held, promised, held - promised
  from product_copies c join inventory demo on demo.product = c.original join products p on p.id = c.id,
    lateral (select floor(500 * random() ^ 3)::int as held where c.i > 0) stock, lateral (select held / 20 as promised) part;
insert into changes (resource, record_id, kind, version, language, actor, changes, at)
  select resource, c.id, kind, version, language, actor, changes, c.created from product_copies c join changes h on h.resource = 'products' and h.record_id = c.original;

-- Customers: family names from three syllables.
create temp table customer_copies as
  select i, pg_temp.id_at(created) as id, original, created, 'customer' || i || '@mail' || i % 50 || '.example' as email,
    initcap((syllables)[1 + i % 15] || (syllables)[1 + floor(15 * random() ^ 2)::int] || (syllables)[1 + floor(15 * random())::int]) as family
  from (select i, now() - interval '2 years' + i * interval '2 years' / (:count / 10) as created,
      (select array_agg(id order by id) from customers) as originals,
      array['al', 'ba', 'da', 'fa', 'ha', 'ka', 'la', 'ma', 'na', 'ra', 'sa', 'ta', 'wa', 'ya', 'za'] as syllables
    from generate_series(1, (:count / 10)) i) made, lateral (select originals[1 + i % cardinality(originals)] as original) chosen;
create unique index on customer_copies (i);
insert into accounts (id, kind, realm, email, name, language, password_hash, created_at)
  select c.id, a.kind, a.realm, c.email, demo.first_name || ' ' || family, a.language, a.password_hash, created
  from customer_copies c join customers demo on demo.id = original join accounts a on a.id = original;
insert into customers
  select made.* from customer_copies c join customers demo on demo.id = original,
  lateral jsonb_populate_record(demo, jsonb_build_object('id', c.id, 'created_at', created, 'updated_at', created, 'last_name', family,
    'name', demo.first_name || ' ' || family, 'email', c.email, 'username', null, 'active', i % 40 <> 0,
    'phone_number', '+9665' || lpad((i * 7919::bigint % 100000000)::text, 8, '0'),
    'search_text', lower(demo.first_name || ' ' || family || ' ' || c.email))) made;
insert into addresses (id, owner_id, created_at, updated_at, search_text, name, full_name, phone_number, country, city, address, is_default)
  select pg_temp.id_at(created), c.id, created, created, lower('home ' || family), 'Home', family, '+966500000000', 'SA',
    (array['Riyadh', 'Jeddah', 'Dammam', 'Mecca', 'Medina', 'Abha'])[1 + floor(6 * random() ^ 2)::int], 'King Fahd Road ' || i, true
  from customer_copies c;

-- Orders: more of late, and only those of the last month are open.
create temp table order_copies as
  select i, pg_temp.id_at(placed) as id, placed, round, extra,
    case when placed < now() - interval '1 month' then closed[1 + floor(random() * cardinality(closed))::int]
      else opened[1 + floor(random() * cardinality(opened))::int] end as original,
    1 + floor((:count / 10) * random() ^ 2)::int as customer,
    'MAR-' || extract(year from placed) || '-' || lpad(i::text, 8, '0') as number
  from (select i, now() - interval '2 years' * (1 - (i / :count::float) ^ 0.6) - interval '1 minute' as placed,
      floor((:count / 115) * random() ^ 3)::int as round, floor(random() * 3000)::int as extra,
      (select array_agg(id) from orders where status in ('delivered', 'rejected')) as closed, (select array_agg(id) from orders) as opened
    from generate_series(1, :count) i) made;
create unique index on order_copies (original, i);
analyze order_copies, customer_copies;

insert into orders
  select made.* from order_copies c join orders o on o.id = c.original left join customer_copies b on b.i = c.customer and o.customer is not null
    left join customers person on person.id = b.id,
  lateral (select coalesce(person.name, o.customer_name) as name, coalesce(b.email, o.email) as email) buyer,
  lateral jsonb_populate_record(o, jsonb_build_object('id', c.id, 'number', c.number, 'created_at', c.placed, 'placed_at', c.placed,
    'updated_at', c.placed + (o.updated_at - o.placed_at), 'cart_id', c.id, 'buyer_id', coalesce(b.id, o.buyer_id), 'customer', b.id,
    'customer_name', buyer.name, 'email', buyer.email, 'total', o.total + extra, 'subtotal', o.subtotal + extra, 'due', o.due + extra,
    'paid', case when o.paid > 0 then o.paid + extra end, 'invoice_number', o.invoice_number || '-' || c.i, 'quote', null, 'proof', null,
    'payment_deadline', now() + interval '30 days', 'search_text', lower(concat_ws(' ', c.number, buyer.name, buyer.email)))) made;
insert into orders__items (source_id, target_id, position, facts)
  select c.id, coalesce(p.id, j.target_id), j.position, j.facts from order_copies c join orders__items j on j.source_id = c.original
  left join product_copies p on p.original = j.target_id and p.round = c.round;
insert into order_events (order_id, kind, at, actor, actor_name, facts)
  select c.id, e.kind, e.at + (c.placed - o.placed_at), e.actor, e.actor_name, e.facts
  from order_copies c join orders o on o.id = c.original join order_events e on e.order_id = o.id;
insert into stock_movements
  select made.* from order_copies c join orders o on o.id = c.original join stock_movements m on m.order_ = o.id
  left join product_copies p on p.original = m.product and p.round = c.round,
  lateral (select c.placed + (m.created_at - o.placed_at) as at) moved,
  lateral jsonb_populate_record(m, jsonb_build_object('id', pg_temp.id_at(at), 'order_', c.id, 'product', coalesce(p.id, m.product), 'created_at', at, 'updated_at', at)) made;
insert into transactions
  select made.* from order_copies c join orders o on o.id = c.original join transactions t on t.order_ = o.id join orders copy on copy.id = c.id,
  lateral (select c.placed + (t.created_at - o.placed_at) as at) moved,
  lateral jsonb_populate_record(t, jsonb_build_object('id', pg_temp.id_at(at), 'order_', c.id, 'customer', copy.customer, 'created_at', at, 'updated_at', at,
    'reference', t.reference || '-' || c.i, 'amount', t.amount + extra, 'search_text', t.search_text || '-' || c.i)) made;
insert into payments
  select made.* from order_copies c join payments p on p.order_id = c.original,
  lateral jsonb_populate_record(p, jsonb_build_object('id', pg_temp.id_at(c.placed), 'order_id', c.id, 'created_at', c.placed, 'ref', p.ref || '-' || c.i)) made
  where p.state not in ('new', 'open');

-- One request for a quote for every twenty orders.
create temp table request_copies as
  select c.*, requests[1 + i % cardinality(requests)] as request, pg_temp.id_at(placed) as request_id
  from order_copies c, (select array_agg(id order by id) as requests from requests) demo where i % 20 = 0;
insert into requests
  select made.* from request_copies c join requests r on r.id = request,
  lateral jsonb_populate_record(r, jsonb_build_object('id', request_id, 'number', r.number || '-' || i, 'created_at', placed, 'updated_at', placed,
    'order_', null, 'search_text', r.search_text || '-' || i)) made;
insert into requests__lines select request_id, target_id, position, facts from request_copies join requests__lines on source_id = request;
insert into requests__products select request_id, target_id, position, facts from request_copies join requests__products on source_id = request;

do $$ declare definition text; begin
  for definition in select dropped.definition from dropped loop execute definition; end loop;
end $$;
insert into catalogue_changes default values on conflict do nothing;
reset all;
