import type { Language } from '#domain/locale.ts'
import { formatOrderNumber } from '#domain/order/orderNumbers.ts'
import { refuse, type FieldProblem, refuseField } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import type { Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { normalizeEmail } from '#server/accounts/accounts.ts'
import { nextNumber } from '#server/commerce/orders/checkout/insertOrder.ts'
import { readBuyer } from '#server/commerce/orders/checkout/buyer.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import {
  mergeItems,
  type CheckoutRequest,
} from '#server/commerce/orders/checkout/checkoutRequest.ts'
import { normalisePhone } from '#server/http/contactFormats.ts'
import { isCountry } from '#server/platform/places/placesRoutes.ts'
import { recordRequestEvent } from './recordRequestEvent.ts'
import { notifyBuyer, notifyShop } from './requestMails.ts'
import { readRequest } from './lockRequest.ts'

/** Input validated by `submitSchema`. */
export type NewRequest = {
  readonly type: 'quote' | 'contact'
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly companyName?: string | null
  readonly country?: string | null
  readonly city?: string | null
  readonly phone?: string | null
  readonly message?: string | null
  readonly products?: CheckoutRequest['items'] | null
}

type Submission = {
  readonly input: NewRequest
  /** the owner; undefined for guests */
  readonly account: string | undefined
  readonly language: Language
}

/** Saves a request and notifies both sides. */
export async function submitRequest(
  services: OrderServices,
  requests: Engine,
  { input, account, language }: Submission,
): Promise<Row> {
  assertNoProblems(findProblems(input))
  const context = { db: services.db, language, isPublic: false, identity: undefined }
  return requests.withTransaction(
    { ...context, ...(account ? { actor: account } : {}) },
    async (inner) => {
      const { db } = inner
      const { email, customer, company, tenant } = account ? await readBuyer(db, account) : noBuyer
      const products = await productsOf(db, input.products ?? [])
      const number = await nextRequestNumber(db)
      const fields = { ...input, ...trimInput(input), products, customer, company, tenant }
      // Quotes are prepared for the owner of the address, so guests have to confirm it first.
      const isUnconfirmed = input.type === 'quote' && !account
      const emailConfirmation = isUnconfirmed ? 'waiting' : null
      const state = { number, status: 'submitted', language, emailConfirmation }
      const record = await requests.create({ ...fields, ...state }, inner)
      const id = String(record._id)
      await recordRequestEvent(db, id, 'submitted', {}, { id: account, email })
      const request = await readRequest(db, id)
      await notifyBuyer(
        services,
        db,
        request,
        isUnconfirmed ? 'requestConfirm' : 'requestReceived',
        {},
      )
      if (isUnconfirmed) return record
      await notifyShop(services, db, request, 'requestArrived', { text: input.message ?? '' })
      return record
    },
  )
}

const noBuyer = { email: undefined, customer: null, company: null, tenant: null }

const trimInput = ({ firstName, lastName, email, phone, country }: NewRequest) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: normalizeEmail(email),
  phone: phone ? (normalisePhone(phone) ?? null) : null,
  country: country || null,
})

/** Checks that depend on the type of request, which the schema cannot express. */
function findProblems({
  type,
  country,
  message,
  products,
}: NewRequest): Record<string, FieldProblem | undefined> {
  const isQuote = type === 'quote'
  return {
    '/country':
      country && !isCountry(country)
        ? { key: 'field.country' }
        : isQuote && !country
          ? { key: 'field.required' }
          : undefined,
    '/message': !isQuote && !message?.trim() ? { key: 'field.required' } : undefined,
    '/products':
      isQuote && !products?.length ? { key: 'field.minItems', values: { min: 1 } } : undefined,
  }
}

function assertNoProblems(problems: Readonly<Record<string, FieldProblem | undefined>>): void {
  const entries = Object.entries(problems).flatMap(([pointer, problem]) =>
    problem ? [[pointer, problem] as const] : [],
  )
  if (entries.length) throw refuse('validation', { fields: Object.fromEntries(entries) })
}

/** Returns the requested products without duplicates, only publicly visible ones. */
async function productsOf(
  db: Database,
  items: CheckoutRequest['items'],
): Promise<CheckoutRequest['items']> {
  const products = mergeItems(items)
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', anyOf(products.map(({ product }) => product)))
    .where('visible', 'is', true)
    .execute()
  const existing = new Set(rows.map(({ id }) => id))
  const index = items.findIndex(({ product }) => !existing.has(product.toLowerCase()))
  if (index < 0) return products
  const pointer = `/products/${index}/product`
  throw refuseField(pointer, 'field.missing_target')
}

async function nextRequestNumber(db: Database): Promise<string> {
  const sql = `select extract(year from now() at time zone 'utc')::int as year`
  const { rows } = await runSql<{ year: number }>(db, sql)
  return formatOrderNumber('REQ', rows[0]?.year ?? 0, await nextNumber(db, 'request'))
}
