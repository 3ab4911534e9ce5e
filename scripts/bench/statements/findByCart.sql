select id from orders where buyer_id = $1 and cart_id = $2
