import type { Brand } from '#domain/brand.ts'
import type { FullLanguage } from '#domain/locale.ts'
import { addMembers } from '#server/engine/writes/members.ts'
import type { Row } from '#server/engine/context.ts'
import { picturesOf } from '../drawings/pictures.ts'
import { backdateRecords } from './backdate.ts'
import { nextWorkingTime, day } from './calendar.ts'
import { companies } from './demoCompanies.ts'
import { customers } from './demoCustomers.ts'
import type { Group } from './demoPeople.ts'
import type { DemoCatalogue } from './demoCatalogue.ts'
import { createInAllLanguages } from './createInAllLanguages.ts'
import { accountOf } from './orders.ts'
import type { PictureIds } from './pictures.ts'
import { trades } from './trades.ts'
import { priceIn } from './prices.ts'
import type { SeedContext } from './seedContext.ts'

type Texts = Readonly<Record<FullLanguage, string>>

/** Details that the demo catalogue does not have about its groups. */
const customerGroupDetails: Readonly<
  Record<string, { readonly description: Texts; readonly terms?: Row }>
> = {
  resellers: {
    description: { en: 'Buy to sell on.', ar: 'يشترون ليعيدوا البيع.' },
    terms: { reduction: 7.5 },
  },
  enterprise: {
    description: {
      en: 'Companies with a frame contract: prices of their own.',
      ar: 'شركات بعقد إطاري: لها أسعارها الخاصة.',
    },
  },
  government: {
    description: { en: 'Public buyers, paid by transfer.', ar: 'جهات حكومية تدفع بالتحويل.' },
  },
  new_customers: {
    description: { en: 'Came within the last weeks.', ar: 'انضموا خلال الأسابيع الأخيرة.' },
  },
}

/** Cents of US dollars. */
const enterprisePrices = { 'DEV-TH-LW01': 5200, 'DEV-CT-LW1': 3500, 'GW-LW-IN8': 13_500 }

const customerGroupsDaysAgo = 188
const productGroupsDaysAgo = 20

/** Creates the customer groups with their prices, and assigns their members. */
export async function createCustomerGroups(seed: SeedContext, demo: DemoCatalogue): Promise<void> {
  const { engineOf, parts, context, products } = seed
  const engine = engineOf('customer-groups')
  const prices = Object.entries(enterprisePrices).flatMap(([code, amount]) => {
    const product = products.get(code)
    return product ? [{ product, price: priceIn(parts.brand.currency, amount) }] : []
  })
  const createdIds: string[] = []
  for (const { code, label } of demo.demo.customerGroups) {
    const { description, terms = {} } = customerGroupDetails[code] ?? {}
    const id = await createInAllLanguages(engine, context, (language) => ({
      title: label[language],
      ...(description ? { description: description[language] } : {}),
      ...(language === 'en' ? terms : {}),
      ...(language === 'en' && code === 'enterprise' ? { prices } : {}),
    }))
    const members = {
      customers: memberIds(seed, customers, code),
      companies: memberIds(seed, companies, code),
    }
    await addMembers({ engine, catalogue: parts.catalogue }, id, members, context)
    createdIds.push(id)
  }
  await backdateRecords(
    context.db,
    engine.resource.table,
    createdIds.map(datedRecord(seed, customerGroupsDaysAgo)),
  )
}

const memberIds = (
  seed: SeedContext,
  people: readonly { readonly email: string; readonly group?: Group }[],
  code: string,
): string[] =>
  people.filter(({ group }) => group === code).map(({ email }) => accountOf(seed, email))

const datedRecord =
  ({ now }: SeedContext, daysAgo: number) =>
  (id: string) => ({ id, at: nextWorkingTime(now - daysAgo * day) })

/** Products nobody has ordered yet. */
export const newArrivals: readonly string[] = [
  'DEV-BC-UWB2',
  'DEV-PT-LM1',
  'DEV-GS-NB1',
  'DEV-PK-LW1',
  'DEV-LV-LW3',
]

/** The products of each group: the first one provides its picture. */
const productGroupDetails: Readonly<
  Record<string, { readonly description: Texts; readonly codes: readonly string[] }>
> = {
  best_sellers: {
    description: {
      en: 'What most of our customers begin with.',
      ar: 'ما يبدأ به معظم عملائنا.',
    },
    codes: [
      'DEV-TH-LW01',
      'DEV-VT-C1A',
      'GW-LW-IN8',
      'DEV-CT-LW1',
      'DEV-VT-OBD',
      'DEV-WM-NB1',
      'ACC-SIM-IND',
    ],
  },
  new_arrivals: {
    description: { en: 'In the shop for a few weeks.', ar: 'في المتجر منذ أسابيع.' },
    codes: newArrivals,
  },
  energy_saving: {
    description: {
      en: 'Finds what uses more power and water than it should.',
      ar: 'تكشف ما يستهلك كهرباء وماء أكثر مما ينبغي.',
    },
    codes: [
      'DEV-EM-LW1',
      'DEV-EM-485',
      'DEV-EM-ZB3',
      'DEV-HV-WF1',
      'DEV-WM-LW2',
      'DEV-ST-LW1',
      'ACC-CT-100A3',
    ],
  },
  starter_kits: {
    description: {
      en: 'Everything for a first project in one box.',
      ar: 'كل ما يلزم لمشروع أول في صندوق واحد.',
    },
    codes: [
      'PKG-COLD-START',
      'PKG-FLEET-10',
      'PKG-LEAK-BLDG',
      'PKG-AGRI-START',
      'PKG-OFFICE-AIR',
      'PKG-GEN-SITE',
    ],
  },
}

/** The groups that are shown first on the home page of a shop that is served alone. */
const homePageGroups: ReadonlySet<string> = new Set(['best_sellers', 'new_arrivals'])

type DemoProductGroup = {
  readonly code: string
  readonly title: Texts
  readonly description?: Texts
  readonly codes: readonly string[]
  readonly featured: boolean
  /** the brand it belongs to; by default all brands */
  readonly brand?: string
}

/** When shops are served together, each opens with a group of its own. */
function productGroupsFor(
  demo: DemoCatalogue,
  brands: readonly Brand[],
): readonly DemoProductGroup[] {
  const areSeveral = brands.length > 1
  const sharedGroups = demo.demo.productGroups.map(({ code, label }) => ({
    code,
    title: label,
    codes: [],
    ...productGroupDetails[code],
    featured: !areSeveral && homePageGroups.has(code),
  }))
  const brandGroups = brands.map(({ key, layout }) => ({
    ...trades[layout.home.opening].productGroup,
    code: `${key.replaceAll('-', '_')}_first`,
    featured: true,
    brand: key,
  }))
  return areSeveral ? [...sharedGroups, ...brandGroups] : sharedGroups
}

export async function createProductGroups(
  seed: SeedContext,
  demo: DemoCatalogue,
  pictures: PictureIds,
  brands: readonly Brand[],
): Promise<void> {
  const { engineOf, parts, context, products } = seed
  const engine = engineOf('product-groups')
  const createdIds: string[] = []
  for (const { code, title, description, codes, featured, brand } of productGroupsFor(
    demo,
    brands,
  )) {
    const first = demo.products.find((product) => product.code === codes[0])
    const picture = first && pictures.get(picturesOf(first)[0] ?? '')
    const id = await createInAllLanguages(engine, context, (language) => ({
      title: title[language],
      ...(description ? { description: description[language] } : {}),
      ...(language === 'en' && { code, visible: true, featured, ...(picture ? { picture } : {}) }),
      ...(language === 'en' && brand ? { brands: [brand] } : {}),
    }))
    const members = { products: codes.flatMap((each) => products.get(each) ?? []) }
    await addMembers({ engine, catalogue: parts.catalogue }, id, members, context)
    createdIds.push(id)
  }
  await backdateRecords(
    context.db,
    engine.resource.table,
    createdIds.map(datedRecord(seed, productGroupsDaysAgo)),
  )
}
