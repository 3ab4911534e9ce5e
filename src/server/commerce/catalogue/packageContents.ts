/** Common table expression `contents`: what each product in `$1` (`root`) holds, itself included. */
export const packageContentsCte =
  'contents as materialized (select * from package_contents($1::uuid[]))'

/** What may keep a tenant from a product `p`: of itself and of all that it holds; needs `contents`. */
export const restrictedPartsSql = `(select json_agg(json_build_object('communicationType', part.communication_type,
  'networkServers', part.network_servers) order by part.id <> p.id, part.id)
  from contents c join products part on part.id = c.product where c.root = p.id)`
