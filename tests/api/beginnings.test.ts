import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand as declared } from '#brands/marsad/brand.ts'
import { brand as miftah } from '#brands/miftah/brand.ts'
import { brand as qafila } from '#brands/qafila/brand.ts'
import { brandOf } from '#domain/declaredBrand.ts'
import type { Brand } from '#domain/brand.ts'
import { connectEmbedded } from '#server/database/connect.ts'
import type { Connection } from '#server/database/database.ts'
import { serveBrands } from '../support/brandsServer.ts'

const first = brandOf(declared)
const dinars = brandOf(miftah)
const riyals = brandOf(qafila)
const host = '127.0.0.1'
const settingsPath = '/api/marketplace/settings'

let connection: Connection
beforeAll(async () => {
  connection = await connectEmbedded(undefined)
})
afterAll(() => connection.close())

type Started = Awaited<ReturnType<typeof serveBrands>>

/** A start on the same database, whose end is the stop of the server. */
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
      headers: { ...tokenOf({}), 'accept-language': language },
    })
  ).body.data

it('follow the folder of the brand, but for what staff has set', async () => {
  await started([first], async (server) => {
    const headers = { ...server.tokenOf({}), 'accept-language': 'en' }
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

it('sell in the money that products are priced in, whatever a brand that comes later says', async () => {
  await started([first, dinars], async (server) => {
    // Nothing is priced yet: they have one shelf, and one money.
    expect(await settingsIn(server, 'en', 'miftah.example')).toMatchObject({ currency: 'USD' })
    const made = await server.ask(host, '/api/marketplace/products', {
      method: 'POST',
      headers: server.tokenOf({}),
      body: {
        name: 'Sensor',
        code: 'S-1',
        type: 'package',
        stockMode: 'none',
        price: { amount: 1000, currency: 'EUR' },
      },
    })
    expect(made.status).toBe(201)
  })
  await started([riyals], async (server) => {
    expect(await settingsIn(server)).toMatchObject({ currency: 'EUR' })
  })
})
