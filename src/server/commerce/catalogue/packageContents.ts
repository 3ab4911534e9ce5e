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

/**
 * What all products with derived stock take from stock, or those `among` some ids: `counted` of
 * `package_contents`, without the rest of their contents, in a third of the time. No package that
 * contains itself can be saved.
 */
export const allCountedContents = (
  among: (id: string) => string = () => 'true',
): string => `(with recursive parts as (
    select d.id as root, j.target_id as product,
      least((j.facts->>'quantity')::bigint, 2147483647) as quantity
    from products d join products__included_products j on j.source_id = d.id
    where d.stock_mode = 'derived' and ${among('d.id')}
    union all
    select c.root, j.target_id, least(c.quantity * (j.facts->>'quantity')::bigint, 2147483647)
    from parts c join products d on d.id = c.product and d.stock_mode = 'derived'
    join products__included_products j on j.source_id = d.id
  ) cycle product set is_cycle using path
  select c.root, c.product, sum(c.quantity)::bigint as counted
  from parts c join products p on p.id = c.product and p.stock_mode = 'tracked'
  where not c.is_cycle group by 1, 2)`

/** Joins the contents that are kept in stock, `c`, with their stock levels, `i`. */
export const countedContents = (contents: string): string =>
  `${contents} c left join inventory i on i.product = c.product where c.counted > 0`
