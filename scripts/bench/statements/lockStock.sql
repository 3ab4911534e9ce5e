select from inventory where product = any($1) order by product for update
