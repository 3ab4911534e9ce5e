import { joinItems, type Language } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { MailTemplate } from '#server/mails/mailTemplates.ts'
import type { RequestMailTemplate, RequestMailValues } from '#server/mails/requestMail.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { cityName, countryName } from '#server/platform/places/placesRoutes.ts'
import { hasAccount, type OfferedLine, type RequestRow } from './lockRequest.ts'
import { createRequestLink, requestLinkDays } from './requestLinks.ts'

type MailServices = Pick<OrderServices, 'forBrand'>
type ShopMail =
  'requestArrived' | 'requestReplied' | 'requestCountered' | 'requestAccepted' | 'requestWithdrawn'
type BuyerMail = Exclude<RequestMailTemplate & MailTemplate, ShopMail>

type MailDetails = {
  readonly text?: string | undefined
  readonly about?: string | undefined
  /** overrides the lines of the request */
  readonly counterLines?: readonly OfferedLine[]
}

/** Notifies the sender in their language, in the transaction of the change. */
export async function notifyBuyer(
  services: MailServices,
  db: Database,
  request: RequestRow,
  template: BuyerMail,
  details: MailDetails,
): Promise<void> {
  const { brand, mailer } = services.forBrand(request.brand)
  const { email, language } = request
  const link = await createLink(db, request, template)
  const values = { ...(await mailValues(db, request, language, details, brand.currency)), ...link }
  await mailer.queue(db, { to: email, language, template, values })
}

/** The link for the sender: to their account, or to this request only. */
async function createLink(
  db: Database,
  request: RequestRow,
  template: BuyerMail,
): Promise<Pick<RequestMailValues, 'link' | 'linkDays'>> {
  const { id, language, emailConfirmation } = request
  if (hasAccount(request) && template !== 'requestLink')
    return { link: `/${language}/requests/${id}`, linkDays: undefined }
  if (emailConfirmation === null) return { link: '', linkDays: undefined }
  return { link: await createRequestLink(db, request), linkDays: requestLinkDays }
}

/** Notifies the shop, at its contact address, of a message or step of the buyer. */
export async function notifyShop(
  services: MailServices,
  db: Database,
  request: RequestRow,
  template: ShopMail,
  details: MailDetails,
): Promise<void> {
  const { brand, mailer } = services.forBrand(request.brand)
  const { language } = brand
  const link = `/cms/requests/${request.id}`
  const values = {
    ...(await mailValues(db, request, language, details, brand.currency)),
    link,
    linkDays: undefined,
  }
  await mailer.queue(db, { to: brand.contact.email, language, template, values })
}

type NamedLine = Omit<RequestMailValues['lines'][number], 'unitPrice'> & {
  readonly product: string
  readonly unitPrice: number | null
}
type SenderDetails = {
  readonly phone: string | null
  readonly companyName: string | null
  readonly city: string | null
  readonly lines: readonly NamedLine[]
}

const linesSql = (join: string) => `
  (select json_agg(json_build_object('product', l.target_id, 'name', coalesce(p.name->>$2, p.name->>'en', p.code),
    'quantity', (l.facts->>'quantity')::int, 'unitPrice', (l.facts->'unitPrice'->>'amount')::bigint) order by l.position)
   from ${join} l join products p on p.id = l.target_id where l.source_id = r.id)`

async function mailValues(
  db: Database,
  { id, type, number, firstName, lastName, email, country, ...request }: RequestRow,
  language: Language,
  { text = '', about = '', counterLines = [] }: MailDetails,
  currency: Currency,
): Promise<Omit<RequestMailValues, 'link' | 'linkDays'>> {
  const { rows } = await runSql<SenderDetails>(
    db,
    `select r.phone, r.company_name as "companyName", r.city,
       coalesce(${linesSql('requests__lines')}, ${linesSql('requests__products')}, '[]') as lines
     from requests r where r.id = $1`,
    [id, language],
  )
  const [sender] = rows
  const location = [
    sender?.city ? cityName(country ?? '', sender.city, language) : [],
    country ? countryName(country, language) : [],
  ].flat()
  const namedLines = sender?.lines ?? []
  const lines = counterLines.length
    ? counterLines.map((line) => ({
        ...line,
        name: namedLines.find(({ product }) => product === line.product)?.name ?? line.code,
      }))
    : namedLines
  return {
    type,
    number,
    sender: {
      firstName,
      lastName,
      email,
      phone: sender?.phone ?? '',
      companyName: sender?.companyName ?? '',
      place: joinItems(location, language),
    },
    text: text.trim(),
    about,
    lines: lines.map(({ name, quantity, unitPrice }) => ({
      name,
      quantity,
      unitPrice: unitPrice === null ? undefined : { amount: unitPrice, currency },
    })),
    total: request.total === null ? undefined : { amount: request.total, currency },
    validUntil: request.validUntil ?? '',
  }
}
