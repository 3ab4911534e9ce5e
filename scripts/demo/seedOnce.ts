import { recordFromKeys } from '#domain/keys.ts'
import { fullLanguages } from '#domain/locale.ts'
import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { ShopServer } from '#server/boot/createServer.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { createCustomerGroups, createProductGroups } from './catalogue/groups.ts'
import { createMarketing } from './catalogue/marketing.ts'
import { demoPictures } from './catalogue/pictures.ts'
import { createProducts, grantingCodes } from './catalogue/products.ts'
import { createSalesTerms } from './catalogue/createSalesTerms.ts'
import { demo } from './demoData.ts'
import { createDemoRecords } from './demoRecords.ts'
import { createHistory } from './history/history.ts'
import { isSeeded, seededMarker } from './isSeeded.ts'
import { createPeople } from './people/createPeople.ts'
import { createSeedOrderServices, type SeedContext } from './seedContext.ts'
import { proofFile, uploadFiles } from './uploadFiles.ts'

type SeedInput = Pick<ShopServer, 'engines' | 'files' | 'orders' | 'otherApps'> & {
  readonly context: Context
}

/**
 * Seeds a new shop: one that is empty and was never seeded. If several processes start on the same
 * database, one of them does it and the others wait. Returns whether it did.
 */
export const seedOnce = (
  { connection, ...services }: SeedInput & { readonly connection: Connection },
  report: (line: string) => void,
): Promise<boolean> =>
  withAdvisoryLock(connection, 'seed', async () => {
    if ((await isSeeded(connection.db)) || !(await isEmptyShop(services))) return false
    report('Filling the shop with the demo catalogue …')
    await seedDemo(services, (line) => report(`  ${line}`))
    return true
  })

/** The first admin and singletons are created by the product itself, and do not count. */
async function isEmptyShop({ engines, context }: SeedInput): Promise<boolean> {
  for (const { list, query, resource } of engines.values()) {
    if (resource.signsIn === 'admin' || resource.singleton) continue
    const { data } = await list(query({ limit: 1, total: false }), context)
    if (data.length) return false
  }
  return true
}

/** Seeds an empty shop through the ordinary write lifecycle, all or nothing. */
async function seedDemo(
  { engines, files: fileStore, orders, otherApps, context: outer }: SeedInput,
  report: (line: string) => void,
): Promise<void> {
  const { currency } = orders.brand
  const brands = [{ orders }, ...otherApps].map((each) => each.orders.brand)
  const engineOf = (name: string): Engine => {
    const engine = engines.get(name)
    if (!engine) throw new Error(`The demo catalogue needs the resource "${name}"`)
    return engine
  }
  const files = await uploadFiles(fileStore, brands)
  report(`files: ${files.size} uploaded`)
  await engineOf('products').withTransaction(outer, async (context) => {
    const records = createDemoRecords({ engineOf, context, currency, files })
    const createAll = async (
      name: string,
      list: readonly (readonly [key: string, record: Row])[],
    ): Promise<void> => {
      for (const [key, record] of list) await records.create(name, key, record)
      report(`${name}: ${list.length}`)
    }
    const pictures = [...demoPictures(brands)].toSorted(([a], [b]) => a.localeCompare(b))
    await createAll(
      'pictures',
      pictures.map(([key, title]) => [key, { title, file: key }]),
    )
    for (const [name, topics] of Object.entries(demo.topics))
      await createAll(
        name,
        topics.map((topic) => [topic.code, topic]),
      )
    for (const name of ['documents', 'certificates'] as const)
      await createAll(
        name,
        demo[name].map(({ products: _, ...document }) => [document.file, document]),
      )
    await createProducts(records, report)
    report(`slides and ads: ${await createMarketing(records, brands)}`)
    const now = await transactionTime(context)
    report(`people: ${await createPeople({ engineOf, records, context, now })}`)
    await createSalesTerms(records, engineOf('gift-cards'), context, now)
    const seed: SeedContext = {
      services: createSeedOrderServices(orders, context.db),
      engineOf,
      context,
      records,
      products: records.idsOf('products'),
      accounts: await accountIdsByEmail(context),
      licenceCodes: grantingCodes(),
      proofs: recordFromKeys(fullLanguages, (language) => files.get(proofFile(language)) ?? ''),
      now,
    }
    await createCustomerGroups(seed)
    await createProductGroups(seed, brands)
    const history = await createHistory(seed)
    report(`orders: ${history.orders}`)
    report(`requests: ${history.requests}`)
    const value = JSON.stringify(new Date().toISOString())
    await context.db.insertInto('stored_values').values({ key: seededMarker, value }).execute()
  })
}

/** Everything in a transaction is written at the same time. */
async function transactionTime({ db }: Context): Promise<number> {
  const { rows } = await runSql<{ at: string }>(db, 'select now() as at')
  return Date.parse(isoDate(rows[0]?.at ?? ''))
}

async function accountIdsByEmail({ db }: Context): Promise<ReadonlyMap<string, string>> {
  const { rows } = await runSql<{ email: string; id: string }>(db, 'select email, id from accounts')
  return new Map(rows.map(({ email, id }) => [email, id]))
}
