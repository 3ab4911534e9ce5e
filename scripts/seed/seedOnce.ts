import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import type { BrandApp, ShopServer } from '#server/boot/createServer.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { readDemoCatalogue, type DemoCatalogue, type DemoTopic } from './demoCatalogue.ts'
import { createDocuments, uploadDocuments } from './documents/documents.ts'
import {
  grantingCodes,
  productInput,
  productLinks,
  productTexts,
  type ProductReferences,
} from './products.ts'
import { createInAllLanguages } from './createInAllLanguages.ts'
import { createCustomerGroups, createProductGroups } from './groups.ts'
import { createHistory } from './history.ts'
import { createMarketing } from './marketing.ts'
import { createPeople } from './people.ts'
import { createSeedOrderParts, type SeedContext } from './seedContext.ts'
import { uploadProofs } from './proofs.ts'
import { createSalesTerms } from './createSalesTerms.ts'
import { createPictures, uploadPictures, type PictureIds } from './pictures.ts'

type SeedInput = Pick<ShopServer, 'engines' | 'files' | 'orders'> & {
  readonly context: Context
  /** the brands served beside it */
  readonly others?: readonly Pick<BrandApp, 'orders'>[]
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
  { engines, files, orders, others = [], context }: SeedInput,
  report: (line: string) => void,
): Promise<void> {
  const demo = await readDemoCatalogue()
  const { currency } = orders.brand
  const brands = [{ orders }, ...others].map((each) => each.orders.brand)
  const engineOf = (name: string): Engine => {
    const engine = engines.get(name)
    if (!engine) throw new Error(`the demo catalogue needs the resource "${name}"`)
    return engine
  }
  const uploaded = await uploadPictures(files, demo, brands)
  const proofs = await uploadProofs(files)
  const uploadedDocuments = await uploadDocuments(files, demo)
  report(`pictures: ${uploaded.length} uploaded`)
  await engineOf('products').withTransaction(context, async (inner) => {
    const pictures = await createPictures(engineOf('pictures'), uploaded, inner)
    report(`pictures: ${pictures.size}`)
    const ids: Record<string, Map<string, string>> = {}
    for (const [name, topics] of Object.entries(topicsOf(demo))) {
      ids[name] = await createTopics(engineOf(name), topics, pictures, inner)
      report(`${name}: ${topics.length}`)
    }
    const documentIds = await createDocuments(engineOf, uploadedDocuments, inner)
    report(
      `documents: ${uploadedDocuments.documents.length}, certificates: ${uploadedDocuments.certificates.length}`,
    )
    const products = await createProducts(
      engineOf('products'),
      demo,
      { ids, pictures, documentIds, currency },
      inner,
      report,
    )
    report(
      `slides and ads: ${await createMarketing(engineOf, { ids, pictures, demo }, inner, brands)}`,
    )
    const now = await transactionTime(inner)
    report(`people: ${await createPeople(engineOf, inner, now)}`)
    await createSalesTerms(engineOf, demo, inner, now, currency)
    const parts = createSeedOrderParts(orders, inner.db)
    const accounts = await accountIdsByEmail(inner)
    const granting = grantingCodes(demo)
    const sharedState = { products, accounts, licenceCodes: granting, proofs, now }
    const seed: SeedContext = { parts, engineOf, context: inner, ...sharedState }
    await createCustomerGroups(seed, demo)
    await createProductGroups(seed, demo, pictures, brands)
    const history = await createHistory(seed, demo)
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

const topicsOf = (demo: DemoCatalogue): Readonly<Record<string, readonly DemoTopic[]>> => ({
  tags: demo.tags,
  'device-types': demo.deviceTypes,
  'gateway-types': demo.gatewayTypes,
  'accessory-types': demo.accessoryTypes,
  industries: demo.industries,
  'use-cases': demo.useCases,
  applications: demo.applications,
})

async function createTopics(
  engine: Engine,
  topics: readonly DemoTopic[],
  pictures: PictureIds,
  context: Context,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const topic of topics) {
    const picture = pictures.get(`${engine.resource.name}/${topic.code}`)
    const id = await createInAllLanguages(engine, context, (language) => ({
      title: topic.title[language],
      ...(topic.description ? { description: topic.description[language] } : {}),
      ...(language === 'en' ? { code: topic.code, ...(picture ? { picture } : {}) } : {}),
    }))
    ids.set(topic.code, id)
  }
  return ids
}

async function createProducts(
  engine: Engine,
  demo: DemoCatalogue,
  references: ProductReferences,
  context: Context,
  report: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const idByCode = new Map<string, string>()
  for (const [index, product] of demo.products.entries()) {
    const id = await createInAllLanguages(engine, context, (language) =>
      language === 'en'
        ? productInput(product, demo, references)
        : productTexts(product, demo, language),
    )
    idByCode.set(product.code, id)
    if ((index + 1) % 25 === 0) report(`products: ${index + 1} of ${demo.products.length}`)
  }
  for (const product of demo.products) {
    const links = productLinks(product, idByCode)
    if (Object.keys(links).length)
      await engine.patch(idByCode.get(product.code) ?? '', links, undefined, context)
  }
  report(`products: ${demo.products.length}`)
  return idByCode
}
