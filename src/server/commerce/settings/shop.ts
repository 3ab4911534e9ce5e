import type { Brand } from '#domain/brand.ts'
import { isLanguage, languageCodes, type Language } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { defaultUnpaidLimits, type UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import { brandWith, type ShopSettings } from '#domain/shopSettings.ts'
import type { ShownName } from '#resource/declaration.ts'
import { neverShown } from '#resource/shoppersView.ts'
import { asList, isRecord } from '#resource/kinds/kind.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Row } from '#server/engine/context.ts'
import { byLanguage } from '#server/engine/localise.ts'

export type Shop = {
  /** the id of its settings */
  readonly settings: string
  /** as it was built */
  readonly built: Brand
  /** as staff has it now: the same object for ever, whose values follow the settings */
  readonly brand: Brand
  /** the picture that browsers show beside the name; none where it is the brand's own */
  readonly favicon: string | undefined
  /** what shoppers do not see just now */
  readonly hides: ReadonlySet<ShownName>
  /** how much a buyer may hold without having paid */
  readonly unpaidLimits: UnpaidLimits
  /** asks the database what the settings are now, from within a transaction where one is open */
  readonly refresh: (within?: Database) => Promise<Row>
  /** the same where a moment ago is as good as now: another process may have changed them */
  readonly keepUp: () => Promise<void>
  /** whether orders are taken */
  readonly takesPayment: (within: Database) => Promise<boolean>
}

/** The shops that are served together, each as its staff has it now. */
export type ServedShops = () => readonly Pick<Brand, 'key' | 'name'>[]

/** A brand and what staff set over it. Whoever holds `brand` needs not know that it changes. */
export function createShop(built: Brand, db: Database, settings: string): Shop {
  let current = built
  let favicon: string | undefined
  let hides = hiddenIn(built, {})
  let unpaidLimits = defaultUnpaidLimits
  let asked = 0
  let answered = 0
  let lastAsked = 0
  const brand: Brand = {
    ...built,
    get name() {
      return current.name
    },
    get texts() {
      return current.texts
    },
    get languages() {
      return current.languages
    },
    get language() {
      return current.language
    },
    get currency() {
      return current.currency
    },
    get contact() {
      return current.contact
    },
    get commerce() {
      return current.commerce
    },
  }
  const refresh: Shop['refresh'] = async (within = db) => {
    const turn = (asked += 1)
    lastAsked = Date.now()
    const { rows } = await run<Row>(within, question, [settings])
    const [row = {}] = rows
    // An answer that was overtaken by a later one tells of what was.
    if (turn > answered) {
      answered = turn
      current = brandWith(built, settingsIn(row))
      favicon = addressOf(row.favicon)
      hides = hiddenIn(built, row)
      unpaidLimits = unpaidLimitsIn(row)
    }
    return row
  }
  return {
    settings,
    built,
    brand,
    get hides() {
      return hides
    },
    get unpaidLimits() {
      return unpaidLimits
    },
    get favicon() {
      return favicon
    },
    refresh,
    keepUp: async () => {
      if (Date.now() - lastAsked < moment) return
      // What was known last is better than no answer at all.
      await withDeadlines('brief', refresh).catch(() => undefined)
    },
    takesPayment: async (within) => (await refresh(within)).payment !== false,
  }
}

/** For how long what this process knows of the settings is taken for true, in milliseconds. */
const moment = 2000

const hiddenIn = ({ features }: Brand, { pricing, stock }: Row): ReadonlySet<ShownName> =>
  new Set([
    ...(pricing === false ? (['pricing'] as const) : []),
    ...(stock === false ? (['stock'] as const) : []),
    ...neverShown(features),
  ])

const unpaidLimitsIn = ({ unpaid_orders: orders, unpaid_share: share }: Row): UnpaidLimits => ({
  orders: typeof orders === 'number' ? orders : defaultUnpaidLimits.orders,
  share: typeof share === 'number' ? share : defaultUnpaidLimits.share,
})

const addressOf = (file: unknown): string | undefined =>
  isRecord(file) && typeof file['url'] === 'string' ? file['url'] : undefined

const texts = [
  'name',
  'tagline',
  'description',
  'copyright',
  'address',
  'hours',
  'accountName',
] as const

const fileOf = (column: string): string =>
  `(select json_build_object('url', '/files/' || f.id, 'type', f.type, 'width', f.width, 'height', f.height) from files f where f.id = a.${column}) as ${column}`

const columns = [
  'name, tagline, description, copyright, address, hours, account_name as "accountName"',
  'currency, supported_languages, language, email, phone, bank, iban, swift',
  'facebook, instagram, linkedin, x, youtube, pricing, stock, payment, whatsapp, whatsapp_url',
  'unpaid_orders, unpaid_share, portal_url, customers_edit_profile',
  fileOf('logo'),
  fileOf('favicon'),
]

const question = `select ${columns.join(', ')} from settings a where a.id = $1`

function settingsIn(row: Row): ShopSettings {
  const text = (name: string): object => {
    const value = row[name]
    return typeof value === 'string' && value ? { [name]: value } : {}
  }
  const currency = currencyCodes.find((code) => code === row.currency)
  const languages = asList(row.supported_languages).filter(isLanguage)
  return {
    texts: Object.fromEntries(languageCodes.map((code) => [code, textsIn(row, code)])),
    ...(currency && { currency }),
    ...(languages.length > 0 && { supportedLanguages: languages }),
    ...(isLanguage(row.language) && { language: row.language }),
    ...text('email'),
    ...text('phone'),
    ...text('bank'),
    ...text('iban'),
    ...text('swift'),
  }
}

const textsIn = (row: Row, language: Language): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap((name) => {
      const value = byLanguage(row[name])[language]
      return typeof value === 'string' && value ? [[name, value]] : []
    }),
  )
