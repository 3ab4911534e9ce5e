/** Codes are redeemed in any case, so they are stored in one; those that would collide stay. */
export const discountCodes = `
  do $$
  begin
    if exists (select from information_schema.columns
      where table_schema = current_schema() and table_name = 'discounts' and column_name = 'code') then
      update discounts d set code = upper(code) where code <> upper(code)
        and not exists (select 1 from discounts o where o.id <> d.id and upper(o.code) = upper(d.code));
    end if;
  end $$`
