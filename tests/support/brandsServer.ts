import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Brand } from '#domain/brand.ts'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { FindUnservedBrand } from '#server/boot/unservedBrands.ts'
import type { Account } from '#server/http/requestAccount.ts'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { registerPages } from '#server/boot/listen.ts'
import type { Front } from '#server/pages/front.ts'
import { createServer } from '#server/boot/createServer.ts'
import { renderPage } from '#storefront/rendering/render.tsx'
import { serverTexts } from '#storefront/rendering/serverTexts.ts'
import { tokensCss } from '#ui/brand/tokensCss.ts'
import { secret, signIn } from './signIn.ts'
import { connectEmpty } from './connectEmpty.ts'

export type RequestOptions = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: object
}
export type HttpResponse = {
  readonly status: number
  readonly text: string
  readonly body: any
  readonly location: string | undefined
}

type ServeOptions = {
  /** created and closed by the server if absent; otherwise the caller closes it */
  readonly connection?: Connection
  /** brands that it knows of but does not serve */
  readonly unservedBrands?: readonly Brand[]
  /** replaces the lookup among `unservedBrands` */
  readonly findBrand?: FindUnservedBrand
}

/**
 * Serves several brands from one process, port and database, the first one for undeclared hosts.
 */
export async function serveBrands(
  [brand, ...others]: readonly [Brand, ...Brand[]],
  env: Readonly<Record<string, string>> = {},
  { connection: given, unservedBrands = [], findBrand }: ServeOptions = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'brands-'))
  const config = readConfig(
    { BOT_CHECK: 'off', DATA_DIR: folder, TOKEN_SECRET: secret, ...env },
    { brand: brand.key },
  )
  const declarations = await loadDeclarations()
  const names = Object.fromEntries([brand, ...others].map(({ key, name }) => [key, name]))
  const withCatalogue = (each: Brand) => ({
    brand: each,
    catalogue: createCatalogue(declarations, each.features, { names }),
  })
  const connection = given ?? (await connectEmpty())
  const server = await createServer({
    config,
    connection,
    ...withCatalogue(brand),
    others: others.map(withCatalogue),
    findUnserved:
      findBrand ??
      (async (key) => unservedBrands.filter((each) => each.key === key).map(withCatalogue)[0]),
  })
  const fronts = new Map([brand, ...others].map((each) => [each.key, frontOf(each, folder)]))
  await registerPages({ ...server, config }, async (key) => {
    const front = fronts.get(key)
    if (!front) throw new Error(`no front of ${key}`)
    return front
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  async function sendRequest(
    host: string,
    path: string,
    { method, body, headers }: RequestOptions = {},
  ) {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const all = { host, ...json, ...headers }
      request({ host: '127.0.0.1', port, path, method: method ?? 'GET', headers: all }, done)
        .on('error', fail)
        .end(body === undefined ? undefined : JSON.stringify(body))
    })
    let text = ''
    for await (const chunk of answer) text += String(chunk)
    const isJson = String(answer.headers['content-type']).includes('json')
    const response: HttpResponse = {
      status: answer.statusCode ?? 0,
      text,
      body: isJson ? JSON.parse(text) : undefined,
      location: answer.headers.location,
    }
    return response
  }

  const tokenOf = async (account: Partial<Account>) => ({
    authorization: `Bearer ${await signIn(connection.db, account)}`,
  })
  return {
    server,
    connection,
    ask: sendRequest,
    tokenOf,
    close: async () => {
      await server.app.close()
      await Promise.all(server.otherApps.map(({ app }) => app.close()))
      if (!given) await connection.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const brands = resolve(import.meta.dirname, '../../brands')
const noFiles = { scripts: [], styles: [], modules: [], fonts: [] }

/** Returns what a build produces, without building. */
async function frontOf(brand: Brand, folder: string): Promise<Front> {
  const root = join(folder, brand.key)
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'brand.css'), tokensCss(brand))
  return {
    favicon: await readFile(join(brands, brand.key, 'favicon.svg'), 'utf8'),
    languageOffer: { scripts: [], styles: [] },
    assets: [{ prefix: '/assets/store/', root }],
    store: ({ language, ...page }) =>
      renderPage({ ...brand, logo: '<svg/>' }, serverTexts[language], {
        ...page,
        language,
        files: () => noFiles,
      }),
    canonicalPath: ({ pathname, search }) => pathname + search,
    cmsFiles: () => noFiles,
  }
}
