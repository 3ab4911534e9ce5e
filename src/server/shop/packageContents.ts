/** Common table expression: of each product in `$1` (`root`) itself and all that it holds, packages of packages too. */
export const packageContents = `
contents as (
  select p.id as root, p.id as product from products p where p.id = any($1::uuid[])
  union
  select contents.root, j.target_id
  from contents join products__included_products j on j.source_id = contents.product)`

/** What may keep a tenant from a product `p`: of itself and of all that it holds; needs `contents`. */
export const limitedParts = `(select json_agg(json_build_object('communicationType', part.communication_type,
  'networkServers', part.network_servers) order by part.id <> p.id, part.id)
  from contents c join products part on part.id = c.product where c.root = p.id)`
