with lines as (
  select target_id as product, sum((facts ->> 'quantity')::int) as ordered
  from orders__items group by 1
), moved as (
  select product, sum(reserved) as reserved from stock_movements where order_ is not null group by 1
)
select
  (select count(*)::int from orders) as orders,
  (select count(*)::int from orders where cart_id is null or id <> all($1::uuid[])) as unknown_orders,
  (select count(*)::int from (select from orders group by cart_id having count(*) > 1) twice) as carts_ordered_twice,
  (select count(*)::int from inventory where available < 0 or available <> on_hand - allocated - reserved) as oversold,
  (select count(*)::int from inventory i left join lines using (product) left join moved using (product)
    where i.reserved <> coalesce(lines.ordered, 0) or i.reserved <> coalesce(moved.reserved, 0)) as stock_not_as_ordered,
  (select count(*)::int from mails where sent_at is null) as unsent_mails,
  (select count(*)::int from pgboss.job where state not in ('completed', 'cancelled') and start_after <= now()) as unfinished_jobs
