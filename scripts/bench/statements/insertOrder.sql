insert into orders (id, buyer_id, cart_id, number, status, payment_status, payment_method, placed_at, customer_name,
  email, language, customer, items_quantity, shipping_address, subtotal, subtotal_currency, shipping, shipping_currency,
  total, total_currency, due, due_currency, paid, paid_currency, refunded, refunded_currency, payment_deadline, search_text)
  values ($1, $2, $3, $4, 'pending', 'awaiting_transfer', 'bank_transfer', $5, $6, $7, 'en', $2, $8, $9, $10, 'USD', $11, 'USD',
  $12, 'USD', $12, 'USD', 0, 'USD', 0, 'USD', now() + interval '5 days', $13)
