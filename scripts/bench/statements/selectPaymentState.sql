select payment_method, status, due - paid as left, transfer_reference, payment_deadline, language from orders where id = $1
