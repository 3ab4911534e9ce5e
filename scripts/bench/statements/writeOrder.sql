with placed as (
  insert into orders (id, buyer_id, cart_id, number, placed_at, customer_name, email, customer, items_quantity,
    shipping_address, shipping_method, subtotal, shipping, total, due, rules, transfer_reference, payment_deadline,
    search_text, brand, status, payment_status, payment_method, language, discount, tax, rounding, gift_card, paid,
    refunded, subtotal_currency, shipping_currency, total_currency, due_currency, discount_currency, tax_currency,
    rounding_currency, gift_card_currency, paid_currency, refunded_currency, recurring)
  values ($1, $2::uuid, $3, $4, $5, $6, $7, $2::uuid, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16, $17, $18,
    'pending', 'awaiting_transfer', 'bank_transfer', 'en', 0, 0, 0, 0, 0, 0, 'USD', 'USD', 'USD', 'USD', 'USD', 'USD',
    'USD', 'USD', 'USD', 'USD', '[]')
), lines as (
  insert into orders__items (source_id, target_id, position, facts)
  select $1::uuid, l.product, l.position, l.facts::jsonb
  from unnest($19::text[]::uuid[], $20::text[]) with ordinality as l(product, facts, position)
), event as (
  insert into order_events (order_id, kind, actor, actor_name, facts) values ($1, 'placed', $2::uuid, $6, '{}')
), mail as (
  insert into mails (id, recipient, language, template, subject, body_text, body_html, brand)
  values ($21, $7, 'en', 'orderPlaced', $22, $23, $24, $18)
), cart as (
  update shopping_lists set items = (
    select coalesce(jsonb_agg(item order by place), '[]')
    from jsonb_array_elements(items) with ordinality as listed(item, place)
    where lower(item->>'product') <> all($19::text[]))
  where account_id = $2::uuid and brand = $18 and name = 'cart'
)
update idempotency_keys set status = 201, answer = $25 where caller = $2::uuid and key = $26 and status is null
