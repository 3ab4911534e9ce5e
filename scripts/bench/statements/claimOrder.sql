with claimed as (
  insert into idempotency_keys (caller, key, hash) values ($1, $2, $3::uuid) on conflict do nothing returning key
)
select (select key from claimed) as key, a.name, a.email, a.language,
  (select o.id from orders o where o.buyer_id = $1 and o.cart_id = $3) as order_of_cart,
  (select unpaid_orders from settings) as unpaid_orders,
  pg_advisory_xact_lock(hashtextextended('unpaid orders ' || $1::uuid, 0))::text as locked
  from accounts a where a.id = $1
