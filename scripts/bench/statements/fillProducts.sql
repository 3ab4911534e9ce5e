insert into tags (id, title, code, search_text)
  select md5('tag' || i)::uuid, jsonb_build_object('en', 'Tag ' || i, 'ar', 'وسم ' || i), 'tag_' || i, 'tag ' || i
  from generate_series(1, 30) i;
insert into industries (id, title, code, search_text)
  select md5('industry' || i)::uuid, jsonb_build_object('en', 'Industry ' || i, 'ar', 'قطاع ' || i), 'industry_' || i, 'industry ' || i
  from generate_series(1, 20) i;
insert into products (id, name, short_name, description, code, type, price, price_currency, stock_mode, search_text, created_at, updated_at)
  select md5('product' || i)::uuid,
    jsonb_build_object('en', words.name || ' ' || i, 'ar', 'منتج ' || i),
    jsonb_build_object('en', words.name),
    jsonb_build_object('en', '<p>' || repeat('A sensor that measures and reports. ', 8) || '</p>'),
    'P-' || i, (array['device', 'gateway', 'accessory', 'subscription'])[1 + i % 4],
    500 + (i * 7919) % 200000, 'USD', 'tracked',
    lower(words.name || ' ' || i || ' p-' || i),
    timestamptz '2026-01-01' - i * interval '1 second', timestamptz '2026-01-01' - i * interval '1 second'
  from generate_series(1, :count) i,
    lateral (select :nouns[1 + i % 8]
      || ' ' || :adjectives[1 + i % 5] as name) words;
insert into products__tags (source_id, target_id, position)
  select md5('product' || i)::uuid, md5('tag' || 1 + (i * 7 + k * 11) % 30)::uuid, k
  from generate_series(1, :count) i, generate_series(1, 3) k;
insert into products__industries (source_id, target_id, position)
  select md5('product' || i)::uuid, md5('industry' || 1 + i % 20)::uuid, 1 from generate_series(1, :count) i;
insert into inventory (id, product, on_hand, available)
  select md5('level' || i)::uuid, md5('product' || i)::uuid, 1000000, 1000000 from generate_series(1, :count) i;
