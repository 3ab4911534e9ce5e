import type { Brand } from '#domain/brand.ts'
import type { Row } from '#server/engine/context.ts'
import { addMembers } from '#server/engine/writes/members.ts'
import { demo } from '../demoData.ts'
import { backdateRecords } from '../history/backdate.ts'
import { day, nextWorkingTime } from '../history/calendar.ts'
import { accountOf } from '../history/orders.ts'
import type { SeedContext } from '../seedContext.ts'
import type { DemoProductGroup } from './demoCatalogue.ts'

/** Creates the customer groups with their prices, and assigns their members. */
export async function createCustomerGroups(seed: SeedContext): Promise<void> {
  const membersOf = (
    people: readonly { readonly email: string; readonly group?: string }[],
    code: string,
  ): string[] =>
    people.filter(({ group }) => group === code).map(({ email }) => accountOf(seed, email))
  const groups = demo.customerGroups.map(({ code, ...record }) => ({
    code,
    record,
    members: {
      customers: membersOf(demo.customers, code),
      companies: membersOf(demo.companies, code),
    },
  }))
  await createGroups(seed, { resource: 'customer-groups', groups, daysAgo: 188 })
}

export async function createProductGroups(
  seed: SeedContext,
  brands: readonly Brand[],
): Promise<void> {
  const groups = productGroupsFor(brands).map(({ codes, ...record }) => {
    const first = demo.products.find(({ code }) => code === codes[0])
    return {
      code: record.code,
      record: { ...record, picture: first?.images[0], visible: true },
      members: { products: codes.flatMap((code) => seed.products.get(code) ?? []) },
    }
  })
  await createGroups(seed, { resource: 'product-groups', groups, daysAgo: 20 })
}

type Groups = {
  readonly resource: string
  readonly groups: readonly {
    readonly code: string
    readonly record: Row
    /** the ids of its members by the field that has them */
    readonly members: Readonly<Record<string, readonly string[]>>
  }[]
  readonly daysAgo: number
}

async function createGroups(
  { engineOf, records, services: { catalogue }, context, now }: SeedContext,
  { resource, groups, daysAgo }: Groups,
): Promise<void> {
  const engine = engineOf(resource)
  const at = nextWorkingTime(now - daysAgo * day)
  const created: { readonly id: string; readonly at: number }[] = []
  for (const { code, record, members } of groups) {
    const id = await records.create(resource, code, record)
    await addMembers({ engine, catalogue }, id, members, context)
    created.push({ id, at })
  }
  await backdateRecords(context.db, engine.resource.table, created)
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
