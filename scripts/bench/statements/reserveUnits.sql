with next as (
  insert into number_sequences (kind, value) values ('order:HAND', 1)
  on conflict (kind) do update set value = number_sequences.value + 1 returning value
), wanted as (
  select * from unnest($2::uuid[], $3::int[], $4::uuid[]) as d(product, quantity, movement)
), reserved as (
  update inventory i set reserved = i.reserved + d.quantity, available = i.available - d.quantity, updated_at = now()
  from wanted d
  where i.product = d.product and i.available >= d.quantity returning i.product
), reservations as (
  insert into stock_reservations (order_id, product_id, quantity, state)
  select $1, d.product, d.quantity, 'reserved' from wanted d
), movements as (
  insert into stock_movements (id, product, kind, on_hand, allocated, reserved, order_, actor, reason, search_text)
  select d.movement, d.product, 'reserved', 0, 0, d.quantity, $1, $5, '', $5 || ' ' from wanted d
), unpaid as (
  select o.id from orders o where o.status = 'pending' and o.cart_id is not null and o.buyer_id = $6
)
select (select value from next)::int as turn, (select count(*) from reserved)::int as reserved,
  (select count(*) from unpaid)::int as unpaid_orders,
  (select json_agg(h) from (
    select r.product_id as product, sum(r.quantity)::int as held from unpaid u
    join stock_reservations r on r.order_id = u.id and r.product_id = any($2::uuid[]) group by 1) h) as held
