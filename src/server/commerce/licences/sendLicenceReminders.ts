import type { Language } from '#domain/locale.ts'
import type { SubscriptionPeriod } from '#domain/licence/addPeriod.ts'
import { reminderDays, findDueReminder } from '#domain/licence/findDueReminder.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'

type EndingLicence = {
  readonly id: string
  readonly kind: 'licence' | 'subscription'
  readonly product: string
  readonly quantity: number
  readonly period: SubscriptionPeriod
  readonly endsAt: string
  readonly at: string
  /** days of the reminders already sent */
  readonly sent: readonly number[]
  readonly name: string
  readonly email: string
  readonly language: Language
  /** the brand that sold it */
  readonly brand: string | null
}

const [maxDays] = reminderDays
const batchSize = 500

/** The recipient: the buyer, or the owner if the buyer is gone. */
const ownerJoin = `join lateral (select a.name, a.email, a.language, o.brand
  from orders o join accounts a on a.id = any(array[o.buyer_id, x.company, x.customer])
  where o.id = x.order_ and a.active order by a.id is not distinct from o.buyer_id desc limit 1) a on true`

const endingSoonQuery = (
  table: string,
  kind: EndingLicence['kind'],
  end: string,
  condition: string,
) =>
  `select x.id, '${kind}' as kind, x.product, x.quantity, x.period, x.${end} as ends, a.name, a.email, a.language, a.brand
   from ${table} x ${ownerJoin}
   where x.${end} > now() and x.${end} <= now() + interval '${maxDays} days' and ${condition}`

const endingsQuery = `
  select e.id, e.kind, coalesce(p.name->>e.language, p.name->>'en', p.code) as product, e.quantity, e.period,
    e.ends as "endsAt", e.name, e.email, e.language, e.brand, now() as at,
    coalesce((select json_agg(r.days) from license_reminders r where r.subject = e.id and r.ends_at = e.ends), '[]') as sent
  from (${endingSoonQuery('license_pools', 'licence', 'expires_at', 'not exists (select 1 from license_pools n where n.renews = x.id)')}
    union all
    ${endingSoonQuery('subscriptions', 'subscription', 'period_ends_at', `x.status = 'active' and not x.cancel_at_period_end`)}) e
  join products p on p.id = e.product where e.id > $1 order by e.id limit ${batchSize}`

type ReminderServices = Pick<OrderServices, 'db' | 'forBrand'>

/**
 * Reminds owners of licences and subscriptions that end soon. The reminder is recorded in the same
 * transaction as its mail, so that of two processes only one sends it.
 */
export const sendLicenceReminders = ({ db, forBrand }: ReminderServices): Promise<void> =>
  forEachSettled(readEndings(db), async (ending) => {
    const days = daysDue(ending)
    if (days === undefined) return
    const { mailer } = forBrand(ending.brand)
    await db.transaction().execute((inner) => sendReminder(inner, mailer, ending, days))
  })

async function* readEndings(db: Database): AsyncGenerator<EndingLicence> {
  let lastId = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await runSql<EndingLicence>(db, endingsQuery, [lastId])
    yield* rows
    lastId = rows.at(-1)?.id ?? lastId
    if (rows.length < batchSize) return
  }
}

function daysDue({ period, endsAt, at, sent }: EndingLicence): number | undefined {
  // A monthly period that has just begun needs no 30-day reminder.
  const excluded = period === 'monthly' ? [maxDays] : []
  return findDueReminder(isoDate(endsAt), isoDate(at), [...sent, ...excluded])
}

async function sendReminder(
  db: Database,
  mailer: OrderServices['mailer'],
  { id, kind, product, quantity, name, email, language, endsAt }: EndingLicence,
  days: number,
): Promise<void> {
  const rows = await db
    .insertInto('license_reminders')
    .values({ subject: id, ends_at: endsAt, days })
    .onConflict((oc) => oc.doNothing())
    .returning('days')
    .execute()
  if (!rows.length) return
  await mailer.queue(db, {
    to: email,
    language,
    template: 'licenceReminder',
    values: {
      kind,
      name,
      product,
      quantity,
      endsAt: isoDate(endsAt),
      link: `/${language}/profile/licenses`,
    },
  })
}
