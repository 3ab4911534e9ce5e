/**
 * Common table expression `contents`: the contents of each product in `$1` (`root`), including
 * itself.
 */
export const packageContentsCte =
  'contents as materialized (select * from package_contents($1::uuid[]))'

/** The properties of a product `p` and its contents that may restrict tenants; needs `contents`. */
export const restrictedPartsSql = `(select json_agg(json_build_object('communicationType', part.communication_type,
  'networkServers', part.network_servers) order by part.id <> p.id, part.id)
  from contents c join products part on part.id = c.product where c.root = p.id)`

/** How many packages the stock of their contents allows; needs `countedContents`. */
export const availablePackages = 'min(coalesce(i.available, 0) / c.counted)'

/** Joins the contents that are kept in stock, `c`, with their stock levels, `i`. */
export const countedContents = (contents: string): string =>
  `${contents} c left join inventory i on i.product = c.product where c.counted > 0`
