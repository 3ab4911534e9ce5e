/** An empty data sheet has no language, and the state of derived search texts has another key. */
export const recomputeDerived = `
  do $$ begin
    if to_regclass('products') is not null then
      update products set specs = '{}' where specs = '{"en": []}';
    end if;
  end $$;
  delete from kept_values where key like 'search:%'`
