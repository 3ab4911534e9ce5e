insert into idempotency_keys (caller, key, hash) values ($1, $2, $3) on conflict do nothing returning key
