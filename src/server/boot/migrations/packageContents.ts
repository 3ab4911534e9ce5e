/**
 * The only definition of a package's contents: for each of `roots`, the product itself and
 * everything inside it, including nested packages, with quantities per unit of the root. `counted`
 * is what is taken from stock: a package with derived stock counts as its contents, one with its
 * own stock as itself. A cycle, which cannot be saved, is walked once. PL/pgSQL, because a restore
 * creates functions before the tables they read.
 */
export const packageContents = `
  create or replace function package_contents(roots uuid[])
  returns table (root uuid, product uuid, quantity bigint, counted bigint)
  language plpgsql stable rows 10 as $$
  #variable_conflict use_column
  begin
    return query
      with recursive contents as (
        select p.id as root, p.id as product, 1::bigint as quantity, true as is_opened
        from products p where p.id = any(roots)
        union all
        select c.root, j.target_id, least(c.quantity * (j.facts->>'quantity')::bigint, 2147483647),
          c.is_opened and p.stock_mode = 'derived'
        from contents c join products p on p.id = c.product
        join products__included_products j on j.source_id = p.id
      ) cycle product set is_cycle using path
      select c.root, c.product, sum(c.quantity)::bigint,
        coalesce(sum(c.quantity) filter (where c.is_opened and p.stock_mode = 'tracked'), 0)::bigint
      from contents c join products p on p.id = c.product
      where not c.is_cycle group by 1, 2;
  end $$`
