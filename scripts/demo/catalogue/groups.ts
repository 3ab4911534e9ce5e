import type { Brand } from '#domain/brand.ts'
import { addMembers } from '#server/engine/writes/members.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { demo } from '../demoData.ts'
import { backdateRecords } from '../history/backdate.ts'
import { nextWorkingTime, day } from '../history/calendar.ts'
import { accountOf } from '../history/orders.ts'
import type { SeedContext } from '../seedContext.ts'
import type { DemoProductGroup } from './demoCatalogue.ts'
import type { PictureIds } from './pictures.ts'
import { priceIn } from './prices.ts'

const customerGroupsDaysAgo = 188
const productGroupsDaysAgo = 20

/** Creates the customer groups with their prices, and assigns their members. */
export async function createCustomerGroups(seed: SeedContext): Promise<void> {
  const { engineOf, parts, context, products } = seed
  const engine = engineOf('customer-groups')
  const createdIds: string[] = []
  for (const { code, title, description, reduction, prices } of demo.customerGroups) {
    const id = await createInAllLanguages(
      engine,
      context,
      { title, description },
      {
        ...(reduction && { reduction }),
        ...(prices && {
          prices: Object.entries(prices).map(([productCode, cents]) => ({
            product: products.get(productCode),
            price: priceIn(parts.brand.currency, cents),
          })),
        }),
      },
    )
    const members = {
      customers: memberIds(seed, demo.customers, code),
      companies: memberIds(seed, demo.companies, code),
    }
    await addMembers({ engine, catalogue: parts.catalogue }, id, members, context)
    createdIds.push(id)
  }
  await backdateGroups(seed, engine.resource.table, createdIds, customerGroupsDaysAgo)
}

const memberIds = (
  seed: SeedContext,
  people: readonly { readonly email: string; readonly group?: string }[],
  code: string,
): string[] =>
  people.filter(({ group }) => group === code).map(({ email }) => accountOf(seed, email))

const backdateGroups = (
  { context: { db }, now }: SeedContext,
  table: string,
  ids: readonly string[],
  daysAgo: number,
): Promise<void> => {
  const at = nextWorkingTime(now - daysAgo * day)
  return backdateRecords(
    db,
    table,
    ids.map((id) => ({ id, at })),
  )
}

type BrandProductGroup = DemoProductGroup & { readonly brands?: readonly string[] }

/** When shops are served together, each opens with a group of its own. */
function productGroupsFor(brands: readonly Brand[]): readonly BrandProductGroup[] {
  if (brands.length === 1) return demo.productGroups
  return [
    ...demo.productGroups.map((group) => ({ ...group, featured: false })),
    ...brands.map(({ key, layout }) => ({
      ...demo.trades[layout.home.opening].productGroup,
      code: `${key.replaceAll('-', '_')}_first`,
      featured: true,
      brands: [key],
    })),
  ]
}

export async function createProductGroups(
  seed: SeedContext,
  pictures: PictureIds,
  brands: readonly Brand[],
): Promise<void> {
  const { engineOf, parts, context, products } = seed
  const engine = engineOf('product-groups')
  const createdIds: string[] = []
  for (const { title, description, codes, ...rest } of productGroupsFor(brands)) {
    const first = demo.products.find(({ code }) => code === codes[0])
    const picture = pictures.get(first?.pictures[0] ?? '')
    const texts = { title, description }
    const input = { ...rest, picture, visible: true }
    const id = await createInAllLanguages(engine, context, texts, input)
    const members = { products: codes.flatMap((code) => products.get(code) ?? []) }
    await addMembers({ engine, catalogue: parts.catalogue }, id, members, context)
    createdIds.push(id)
  }
  await backdateGroups(seed, engine.resource.table, createdIds, productGroupsDaysAgo)
}
