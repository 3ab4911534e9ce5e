/** Words of data sheets are in a language now; until somebody translates them they are in the first. */
export const translatedSpecs = `
  do $$ begin
    if to_regclass('products') is null then return; end if;
    update products set specs = jsonb_build_object('en', specs) where jsonb_typeof(specs) = 'array';
  end $$`
