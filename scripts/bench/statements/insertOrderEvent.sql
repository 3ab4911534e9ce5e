insert into order_events (order_id, kind, actor, actor_name, facts)
  values ($1, 'placed', $2, 'Bench Buyer', '{}')
