import type { Migration } from '#server/platform/database/migration.ts'
import { ifExists } from '#server/platform/database/migrationSteps.ts'

/**
 * The lead time and the battery life of products become durations, as far as they are numbers; what
 * was written otherwise stays among the specifications.
 */
export const durations: Migration = {
  afterSync: [
    ifExists(
      ['products.lead_time_days', 'products.lead_time'],
      `update products set lead_time = lead_time_days * 1440, lead_time_iso = 'P' || lead_time_days || 'D'
         where lead_time_days is not null`,
      `update changes set changes = changes - 'leadTimeDays' || jsonb_build_object('leadTime', (
           select jsonb_object_agg(side, case jsonb_typeof(days) when 'number'
             then to_jsonb('P' || (days #>> '{}') || 'D') else days end)
           from jsonb_each(changes->'leadTimeDays') as sides(side, days)))
         where resource = 'products' and jsonb_typeof(changes->'leadTimeDays') = 'object'`,
      'alter table products drop column lead_time_days',
    ),
    ifExists(
      ['products.specs', 'products.battery_life'],
      `with years as (
         select distinct on (p.id) p.id, row->>'value' as value
         from products p, jsonb_each(p.specs) as texts(language, rows), jsonb_array_elements(rows) row
         where p.type in ('device', 'gateway', 'accessory') and row->>'name' = 'batteryLifeYears'
         order by p.id, language <> 'en'),
       months as (
         select id, round(value::numeric * 12)::bigint as months from years
         where value ~ '^\\d{1,3}(\\.\\d+)?$')
       update products p set battery_life = months * 43830,
         battery_life_iso = 'P' || case when months >= 12 or months = 0 then months / 12 || 'Y' else '' end
           || case when months % 12 > 0 then months % 12 || 'M' else '' end,
         specs = (select jsonb_object_agg(language, (
             select coalesce(jsonb_agg(row order by place), '[]')
             from jsonb_array_elements(rows) with ordinality as each_row(row, place)
             where row->>'name' <> 'batteryLifeYears'))
           from jsonb_each(p.specs) as texts(language, rows))
       from months where months.id = p.id`,
    ),
  ],
}
