/** The texts of data sheets become translatable, with the existing ones in the first language. */
export const translatedSpecs = `
  do $$ begin
    if to_regclass('products') is null then return; end if;
    update products set specs = jsonb_build_object('en', specs) where jsonb_typeof(specs) = 'array';
  end $$`
