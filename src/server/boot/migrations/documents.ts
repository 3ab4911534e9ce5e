import type { Migration } from '#server/platform/database/migration.ts'
import { ifExists } from '#server/platform/database/migrationSteps.ts'

/**
 * Turns the document names of products into records without files: one per product for each of
 * three kinds, and one certificate per mark with only its name. Values in the history are converted
 * in the same way.
 */
export const documents: Migration = {
  afterSync: [
    ifExists(
      ['products.documentation', 'products.certifications', 'products.code'],
      `create temporary table worded on commit drop as
         select gen_random_uuid() as id, product, 'documentation' as field, word, code, place
         from (select p.id as product, word, p.code, min(place) as place
           from products p, unnest(p.documentation) with ordinality as said(word, place)
           group by p.id, word, p.code) each_once`,
      `insert into worded (id, product, field, word, code, place)
         select mark.id, p.id, 'certifications', said.word, p.code, min(said.place)
         from products p, unnest(p.certifications) with ordinality as said(word, place)
         join (select gen_random_uuid() as id, word from products, unnest(certifications) word group by word) mark
           on mark.word = said.word
         group by mark.id, p.id, said.word, p.code`,
      `insert into documents (id, kind, title)
         select id, word, jsonb_build_object(
           'en', concat_ws(', ', case word when 'datasheet' then 'Datasheet' when 'quick_start'
             then 'Quick start guide' else 'User manual' end, code),
           'ar', concat_ws('، ', case word when 'datasheet' then 'ورقة البيانات' when 'quick_start'
             then 'دليل البدء السريع' else 'دليل المستخدم' end, code))
         from worded where field = 'documentation'`,
      `insert into certificates (id, title) select distinct id, word from worded where field = 'certifications'`,
      ...['documentation', 'certifications'].flatMap((field) => [
        `insert into products__${field} (source_id, target_id, position)
           select product, id, row_number() over (partition by product order by place)
           from worded where field = '${field}'`,
        `update changes c set changes = jsonb_set(c.changes, '{${field}}', (
             select jsonb_object_agg(side, case jsonb_typeof(said) when 'array' then coalesce((
                 select jsonb_agg(jsonb_build_object('target', w.id, 'facts', '{}'::jsonb) order by n)
                 from jsonb_array_elements_text(said) with ordinality as s(word, n)
                 join worded w on w.product = c.record_id and w.field = '${field}' and w.word = s.word
               ), '[]') else said end)
             from jsonb_each(c.changes->'${field}') as sides(side, said)))
           where c.resource = 'products' and jsonb_typeof(c.changes->'${field}') = 'object'`,
        `alter table products drop column ${field}`,
      ]),
    ),
  ],
}
