/** A data sheet without a word is in no language; what records are found by is kept under another name. */
export const derivedAnew = `
  do $$ begin
    if to_regclass('products') is not null then
      update products set specs = '{}' where specs = '{"en": []}';
    end if;
  end $$;
  delete from kept_values where key like 'search:%'`
