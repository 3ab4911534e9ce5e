import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { ShopServer } from '#server/boot/createServer.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { createDocuments, uploadDocuments } from './catalogue/documents.ts'
import { createCustomerGroups, createProductGroups } from './catalogue/groups.ts'
import { createMarketing } from './catalogue/marketing.ts'
import { createPictures, uploadPictures, type PictureIds } from './catalogue/pictures.ts'
import { createProducts, grantingCodes } from './catalogue/products.ts'
import { createSalesTerms } from './catalogue/createSalesTerms.ts'
import type { DemoTopic } from './catalogue/demoCatalogue.ts'
import { createInAllLanguages } from './createInAllLanguages.ts'
import { demo } from './demoData.ts'
import { createHistory } from './history/history.ts'
import { uploadProofs } from './history/proofs.ts'
import { createPeople } from './people/createPeople.ts'
import { createSeedOrderParts, type SeedContext } from './seedContext.ts'

type SeedInput = Pick<ShopServer, 'engines' | 'files' | 'orders' | 'otherApps'> & {
  readonly context: Context
}
const seededMarker = 'demo-catalogue'

/**
 * Seeds a new shop: one that is empty and was never seeded. If several processes start on the same
 * database, one of them does it and the others wait. Returns whether it did.
 */
export const seedOnce = (
  { connection, ...parts }: SeedInput & { readonly connection: Connection },
  report: (line: string) => void,
): Promise<boolean> =>
  withAdvisoryLock(connection, 'seed', async () => {
    const { db } = connection
    const seeded = await db
      .selectFrom('kept_values')
      .select('key')
      .where('key', '=', seededMarker)
      .executeTakeFirst()
    if (seeded || !(await isEmptyShop(parts))) return false
    report('Filling the shop with the demo catalogue …')
    await seedDemo(parts, (line) => report(`  ${line}`))
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
  { engines, files, orders, otherApps, context }: SeedInput,
  report: (line: string) => void,
): Promise<void> {
  const { currency } = orders.brand
  const brands = [{ orders }, ...otherApps].map((each) => each.orders.brand)
  const engineOf = (name: string): Engine => {
    const engine = engines.get(name)
    if (!engine) throw new Error(`the demo catalogue needs the resource "${name}"`)
    return engine
  }
  const uploaded = await uploadPictures(files, brands)
  const proofs = await uploadProofs(files)
  const documentFiles = await uploadDocuments(files)
  report(`pictures: ${uploaded.length} uploaded`)
  await engineOf('products').withTransaction(context, async (inner) => {
    const pictures = await createPictures(engineOf('pictures'), uploaded, inner)
    report(`pictures: ${pictures.size}`)
    const ids: Record<string, Map<string, string>> = {}
    for (const [name, topics] of Object.entries(demo.topics)) {
      ids[name] = await createTopics(engineOf(name), topics, pictures, inner)
      report(`${name}: ${topics.length}`)
    }
    const documentIds = await createDocuments(engineOf, documentFiles, inner)
    report(`documents: ${demo.documents.length}, certificates: ${demo.certificates.length}`)
    const references = { ids, pictures, documentIds, currency }
    const products = await createProducts(engineOf('products'), references, inner, report)
    const marketed = await createMarketing(engineOf, { ids, pictures }, inner, brands)
    report(`slides and ads: ${marketed}`)
    const now = await transactionTime(inner)
    report(`people: ${await createPeople(engineOf, inner, now)}`)
    await createSalesTerms(engineOf, inner, now, currency)
    const seed: SeedContext = {
      parts: createSeedOrderParts(orders, inner.db),
      engineOf,
      context: inner,
      products,
      accounts: await accountIdsByEmail(inner),
      licenceCodes: grantingCodes(),
      proofs,
      now,
    }
    await createCustomerGroups(seed)
    await createProductGroups(seed, pictures, brands)
    const history = await createHistory(seed)
    report(`orders: ${history.orders}`)
    report(`requests: ${history.requests}`)
    const value = JSON.stringify(new Date().toISOString())
    await inner.db.insertInto('kept_values').values({ key: seededMarker, value }).execute()
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

async function createTopics(
  engine: Engine,
  topics: readonly DemoTopic[],
  pictures: PictureIds,
  context: Context,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { code, title, description } of topics) {
    const picture = pictures.get(`${engine.resource.name}/${code}`)
    const input = { code, ...(picture && { picture }) }
    ids.set(code, await createInAllLanguages(engine, context, { title, description }, input))
  }
  return ids
}
