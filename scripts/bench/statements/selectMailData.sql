select number, customer_name, email, language, subtotal, shipping, total, transfer_reference, payment_deadline,
  (select json_agg(l.facts order by l.position) from orders__items l where l.source_id = o.id) as items from orders o where o.id = $1
