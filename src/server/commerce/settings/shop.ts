import type { Brand } from '#domain/brand.ts'
import { isLanguage, languageCodes, type Language } from '#domain/locale.ts'
import { currencyCodes } from '#domain/money.ts'
import { defaultUnpaidLimits, type UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import { applyShopSettings, type ShopSettings } from '#domain/shopSettings.ts'
import { alwaysHidden, type ShownName } from '#domain/shownNames.ts'
import { listOrEmpty, isRecord } from '#resource/kinds/kind.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Row } from '#server/engine/context.ts'
import { textsByLanguage } from '#server/engine/lists/localiseRecord.ts'

export type Shop = {
  /** the id of its settings */
  readonly settings: string
  /** the brand as built */
  readonly baseBrand: Brand
  /**
   * the brand with the settings applied: always the same object, whose values follow the settings
   */
  readonly brand: Brand
  /** the favicon from the settings; undefined: the brand's own */
  readonly favicon: string | undefined
  /** what shoppers currently cannot see */
  readonly hiddenNames: ReadonlySet<ShownName>
  /** how much a buyer may hold unpaid */
  readonly unpaidLimits: UnpaidLimits
  /** reloads the settings, inside a transaction if one is given */
  readonly refresh: (within?: Database) => Promise<Row>
  /**
   * reloads the settings if they are older than `staleAfter`, because other processes change them
   * too
   */
  readonly refreshIfStale: () => Promise<void>
  readonly acceptsOrders: (within: Database) => Promise<boolean>
}

/** Lists the shops served by this process, with their current settings. */
export type ListServedShops = () => readonly Pick<Brand, 'key' | 'name'>[]

/** Combines a brand with its settings. Users of `brand` need not know that it changes. */
export function createShop(baseBrand: Brand, db: Database, settings: string): Shop {
  let current = baseBrand
  let favicon: string | undefined
  let hiddenNames = readHidden(baseBrand, {})
  let unpaidLimits = defaultUnpaidLimits
  let startedCount = 0
  let appliedCount = 0
  let refreshedAt = 0
  let version: unknown
  const brand: Brand = {
    ...baseBrand,
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
    const requestNumber = (startedCount += 1)
    refreshedAt = Date.now()
    const { rows } = await runSql<Row>(within, settingsQuery, [settings])
    const [row = {}] = rows
    // A response overtaken by a later one is outdated.
    if (requestNumber > appliedCount) {
      appliedCount = requestNumber
      version = row.version
      current = applyShopSettings(baseBrand, readSettings(row))
      favicon = fileUrl(row.favicon)
      hiddenNames = readHidden(baseBrand, row)
      unpaidLimits = readUnpaidLimits(row)
    }
    return row
  }
  return {
    settings,
    baseBrand,
    brand,
    get hiddenNames() {
      return hiddenNames
    },
    get unpaidLimits() {
      return unpaidLimits
    },
    get favicon() {
      return favicon
    },
    refresh,
    refreshIfStale: async () => {
      if (Date.now() - refreshedAt < staleAfter) return
      // On failure, the last known settings stay in use.
      await withDeadlines('brief', refresh).catch(() => undefined)
    },
    acceptsOrders: async (within) => {
      const text = 'select version, payment from settings where id = $1'
      const { rows } = await runSql<Row>(within, text, [settings])
      const [row = {}] = rows
      // An order states the bank account of the shop, so all are read again once they have changed.
      return (row.version === version ? row : await refresh(within)).payment !== false
    },
  }
}

/** How long loaded settings are considered current, in milliseconds. */
const staleAfter = 2000

const readHidden = ({ features }: Brand, { pricing, stock }: Row): ReadonlySet<ShownName> =>
  new Set([
    ...(pricing === false ? (['pricing'] as const) : []),
    ...(stock === false ? (['stock'] as const) : []),
    ...alwaysHidden(features),
  ])

const readUnpaidLimits = ({ unpaid_orders: orders, unpaid_share: share }: Row): UnpaidLimits => ({
  orders: typeof orders === 'number' ? orders : defaultUnpaidLimits.orders,
  share: typeof share === 'number' ? share : defaultUnpaidLimits.share,
})

const fileUrl = (file: unknown): string | undefined =>
  isRecord(file) && typeof file['url'] === 'string' ? file['url'] : undefined

const textFields = [
  'name',
  'tagline',
  'description',
  'copyright',
  'address',
  'hours',
  'accountName',
] as const

const fileColumnSql = (column: string): string =>
  `(select json_build_object('url', '/files/' || f.id, 'type', f.type, 'width', f.width, 'height', f.height) from files f where f.id = a.${column}) as ${column}`

const columns = [
  'version, name, tagline, description, copyright, address, hours, account_name as "accountName"',
  'currency, supported_languages, language, email, phone, bank, iban, swift',
  'facebook, instagram, linkedin, x, youtube, pricing, stock, payment, whatsapp, whatsapp_url',
  'unpaid_orders, unpaid_share, portal_url, customers_edit_profile',
  fileColumnSql('logo'),
  fileColumnSql('favicon'),
]

const settingsQuery = `select ${columns.join(', ')} from settings a where a.id = $1`

function readSettings(row: Row): ShopSettings {
  const text = (name: string): object => {
    const value = row[name]
    return typeof value === 'string' && value ? { [name]: value } : {}
  }
  const currency = currencyCodes.find((code) => code === row.currency)
  const languages = listOrEmpty(row.supported_languages).filter(isLanguage)
  return {
    texts: Object.fromEntries(languageCodes.map((code) => [code, readTexts(row, code)])),
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

const readTexts = (row: Row, language: Language): Record<string, string> =>
  Object.fromEntries(
    textFields.flatMap((name) => {
      const value = textsByLanguage(row[name])[language]
      return typeof value === 'string' && value ? [[name, value]] : []
    }),
  )
