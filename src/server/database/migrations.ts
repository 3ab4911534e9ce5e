import { run, type Connection } from './database.ts'
import { accounts } from './migrations/accounts.ts'
import { brands } from './migrations/brands.ts'
import { catalogueChanges } from './migrations/catalogueChanges.ts'
import { beginnings } from './migrations/beginnings.ts'
import { commerce } from './migrations/commerce.ts'
import { derivedAnew } from './migrations/derivedAnew.ts'
import { discountCodes } from './migrations/discountCodes.ts'
import { imports } from './migrations/imports.ts'
import { keptValues } from './migrations/keptValues.ts'
import { levelChanges } from './migrations/levelChanges.ts'
import { licences } from './migrations/licences.ts'
import { mails } from './migrations/mails.ts'
import { quotes } from './migrations/quotes.ts'
import { shoppingLists } from './migrations/shoppingLists.ts'
import { sortIndexes } from './migrations/sortIndexes.ts'
import { system } from './migrations/system.ts'
import { testPayments } from './migrations/testPayments.ts'
import { translatedSpecs } from './migrations/translatedSpecs.ts'

/** Tables that are not resources, and every change that table sync may not make. Never edit one that ran. */
const migrations: Readonly<Record<string, string>> = {
  '0001_system': system,
  '0002_accounts': accounts,
  '0003_commerce': commerce,
  '0004_test_payments': testPayments,
  '0005_licences': licences,
  '0006_quotes': quotes,
  '0007_mails': mails,
  '0008_kept_values': keptValues,
  '0009_imports': imports,
  '0010_sort_indexes': sortIndexes,
  '0011_discount_codes': discountCodes,
  '0012_catalogue_changes': catalogueChanges,
  '0013_shopping_lists': shoppingLists,
  '0014_level_changes': levelChanges,
  '0015_brands': brands,
  '0016_translated_specs': translatedSpecs,
  '0017_derived_anew': derivedAnew,
  '0018_beginnings': beginnings,
}

export async function migrate(connection: Connection): Promise<string[]> {
  await connection.script(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  const { rows } = await run<{ name: string }>(connection.db, 'select name from migrations')
  const done = new Set(rows.map((row) => row.name))
  const pending = Object.entries(migrations).filter(([name]) => !done.has(name))
  for (const [name, sql] of pending) {
    await connection.script(
      `begin; ${sql}; insert into migrations (name) values ('${name}'); commit;`,
    )
  }
  return pending.map(([name]) => name)
}
