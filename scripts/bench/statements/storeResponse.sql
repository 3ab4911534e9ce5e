update idempotency_keys set status = $3, answer = $4 where caller = $1 and key = $2 and status is null
