import { usageFrom, usageState } from '#domain/licence/usageState.ts'
import type { Language } from '#domain/locale.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'

type Told = {
  readonly product: string
  readonly tenant: string
  readonly name: string
  readonly email: string
  readonly language: Language
}

// Whoever goes up and down around the mark hears of it once a day.
const text = `
  select coalesce(p.name->>a.language, p.name->>'en', p.code) as product, t.name as tenant,
    a.name, a.email, a.language
  from license_allocation l join products p on p.id = l.product join tenants t on t.id = l.tenant
    join accounts a on a.id = l.company and a.active
  where l.id = $1 and not exists (select 1 from license_events e where e.allocation = l.id
    and e.kind = 'used' and e.quantity >= $2 and e.created_at > now() - interval '1 day')`

type Usage = {
  readonly id: string
  readonly quantity: number
  readonly before: number
  readonly used: number
}

/** Tells a company that the licences of a tenant are nearly, or all, in use; before the use is recorded. */
export async function warnOfUsage(
  { mailer }: Pick<OrderParts, 'mailer'>,
  db: Database,
  { id, quantity, before, used }: Usage,
): Promise<void> {
  const state = usageState({ quantity, used })
  const mark = usageFrom(state, quantity)
  if (state === 'normal' || before >= mark) return
  const { rows } = await run<Told>(db, text, [id, mark])
  const [told] = rows
  if (!told) return
  const { email: to, language, name, product, tenant } = told
  await mailer.post(db, {
    to,
    language,
    letter: 'licenceUsage',
    values: { name, product, tenant, quantity, used },
  })
}
