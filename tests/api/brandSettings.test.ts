/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand as declared } from '#brands/marsad/brand.ts'
import { brand as miftah } from '#brands/miftah/brand.ts'
import { brand as qafila } from '#brands/qafila/brand.ts'
import { resolveBrand } from '#domain/declaredBrand.ts'
import type { Brand } from '#domain/brand.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { serveBrands } from '../support/brandsServer.ts'
import { connectEmpty } from '../support/connectEmpty.ts'

const first = resolveBrand(declared)
const dinars = resolveBrand(miftah)
const riyals = resolveBrand(qafila)
const host = '127.0.0.1'
const settingsPath = '/api/marketplace/settings'

let connection: Connection
beforeAll(async () => {
  connection = await connectEmpty()
})
afterAll(() => connection.close())

type Started = Awaited<ReturnType<typeof serveBrands>>

/** Starts a server on the same database and stops it at the end. */
async function started<T>(
  brands: readonly [Brand, ...Brand[]],
  look: (started: Started) => Promise<T>,
): Promise<T> {
  const server = await serveBrands(brands, {}, { connection })
  try {
    return await look(server)
  } finally {
    await server.close()
  }
}

const settingsIn = async ({ ask, tokenOf }: Started, language = 'en', at = host) =>
  (
    await ask(at, settingsPath, {
      headers: { ...(await tokenOf({})), 'accept-language': language },
    })
  ).body.data

async function priced(server: Started, code: string, price: object, visible = true) {
  const made = await server.ask(host, '/api/marketplace/products', {
    method: 'POST',
    headers: await server.tokenOf({}),
    body: { name: 'Sensor', code, type: 'integration', stockMode: 'none', price, visible: false },
  })
  expect(made.status).toBe(201)
  // It has no picture, like products from before pictures were required.
  await runSql(connection.db, 'update products set visible = $2 where code = $1', [code, visible])
}

it('settings follow the brand folder except where staff has changed them', async () => {
  await started([first], async (server) => {
    const headers = { ...(await server.tokenOf({})), 'accept-language': 'en' }
    const set = { method: 'PATCH', body: { hours: 'Always' }, headers }
    expect((await server.ask(host, settingsPath, set)).status).toBe(200)
  })
  const later: Brand = {
    ...first,
    languages: ['en'],
    texts: {
      ...first.texts,
      en: { ...first.texts.en, tagline: 'It talks' },
      ar: { ...first.texts.ar, tagline: 'يتكلّم' },
    },
    contact: {
      ...first.contact,
      email: 'us@marsad.example',
      hours: { en: 'Mornings', ar: 'صباحًا' },
    },
  }
  await started([later], async (server) => {
    const english = await settingsIn(server)
    expect(english).toMatchObject({
      tagline: 'It talks',
      email: 'us@marsad.example',
      supportedLanguages: ['en'],
      hours: 'Always',
      name: first.name.en,
    })
    expect(await settingsIn(server, 'ar')).toMatchObject({ tagline: 'يتكلّم', hours: 'صباحًا' })
    const again = await started([later], (same) => settingsIn(same))
    expect(again.version).toBe(english.version)
  })
})

it('settings that conflict with the brand folder keep the staff values and follow it elsewhere', async () => {
  const settingsAfter = async (later: Brand, ...sets: readonly object[]) => {
    const own = await connectEmpty()
    try {
      for (const [at, body] of sets.entries()) {
        const server = await serveBrands([at ? later : first], {}, { connection: own })
        const headers = { ...(await server.tokenOf({})), 'accept-language': 'en' }
        const set = await server.ask(host, settingsPath, { method: 'PATCH', body, headers })
        expect(set.status).toBe(200)
        await server.close()
      }
      const last = await serveBrands([later], {}, { connection: own })
      const settings = await settingsIn(last)
      await last.close()
      return settings
    } finally {
      await own.close()
    }
  }
  const contact = { ...first.contact, email: 'us@marsad.example' }
  expect(
    await settingsAfter({ ...first, language: 'ar', contact }, { supportedLanguages: ['en'] }),
  ).toMatchObject({ language: 'en', supportedLanguages: ['en'], email: contact.email })
  expect(
    await settingsAfter({ ...first, languages: ['en'], contact }, { language: 'ar' }),
  ).toMatchObject({
    language: 'ar',
    supportedLanguages: ['en', 'ar'],
    email: contact.email,
  })
  // The obstacle is gone, so the rest is applied as well.
  const both = { supportedLanguages: ['en', 'ar'] }
  expect(
    await settingsAfter(
      { ...first, language: 'ar', contact },
      { supportedLanguages: ['en'] },
      both,
    ),
  ).toMatchObject({ language: 'ar', ...both })
})

it('the currency stays that of the priced products, whatever a later brand declares', async () => {
  await started([first, dinars], async (server) => {
    // Nothing is priced yet: both brands share one catalogue and one currency.
    expect(await settingsIn(server, 'en', 'miftah.localhost')).toMatchObject({ currency: 'USD' })
    await priced(server, 'S-1', { amount: 1000, currency: 'EUR' })
  })
  await started([riyals], async (server) => {
    expect(await settingsIn(server)).toMatchObject({ currency: 'EUR' })
  })
  // A product in another currency, hidden or visible, does not keep others from being ordered.
  for (const visible of [false, true])
    await started([riyals], async (server) => {
      await priced(server, visible ? 'S-3' : 'S-2', { amount: 1000, currency: 'SAR' }, visible)
    })
  await started([riyals], async (server) => {
    expect(await settingsIn(server)).toMatchObject({ currency: 'EUR' })
  })
})
