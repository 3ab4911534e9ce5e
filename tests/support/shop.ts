import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyServerOptions } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { createCatalogue } from '#resource/createCatalogue.ts'
import type { Brand } from '#domain/brand.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Account } from '#server/http/requestAccount.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import { connect, connectPostgres } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { createServer, type ShopServer } from '#server/boot/createServer.ts'
import { bearerOf, secret } from './signIn.ts'
import { connectEmbeddedCopy } from './connectEmbeddedCopy.ts'
import { createTemplates } from './createTemplates.ts'
import type { Dialect } from './describeOnEachDatabase.ts'

export type ApiResponse = { readonly status: number; readonly body: any; readonly headers: Headers }
type Headers = Readonly<Record<string, string | number | string[] | undefined>>

export type ApiCall = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  url: string,
  options?: { body?: unknown; headers?: Readonly<Record<string, string>> },
) => Promise<ApiResponse>

export type Shop = {
  readonly server: ShopServer
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly brand: Brand
  /** as an account of the test's choice */
  readonly asAccount: (account: Partial<Account>) => ApiCall
  /** as the super administrator */
  readonly staff: ApiCall
  /** as one user without a particular tenant, who has exactly these permissions during the call */
  readonly withPermissions: (...permissions: string[]) => ApiCall
  /** without a token */
  readonly anonymous: ApiCall
  /** creates an empty one */
  readonly createDatabase: () => Promise<string>
  readonly close: () => Promise<void>
}

export { secret }

/** Opens a whole server on a fresh database, called without a network. */
export async function openShop(
  dialect: Dialect,
  extraResources: readonly ResourceDeclaration[] = [],
  environment: Readonly<Record<string, string>> = {},
  logger: FastifyServerOptions['logger'] = false,
  features: Partial<Brand['features']> = {},
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'))
  const env = { BOT_CHECK: 'off', DATA_DIR: dataDir, TOKEN_SECRET: secret, ...environment }
  const config = readConfig(env, { brand: 'test' })
  const baseBrand = await loadBrand(resolve(import.meta.dirname, '../../brands'), 'marsad')
  const brand = { ...baseBrand, features: { ...baseBrand.features, ...features } }
  const catalogue = await getCatalogue(extraResources, brand.features)
  const connection = config.databaseUrl
    ? await connect(config)
    : await connectFromTemplate(dialect, brand)
  const server = await createServer({ config, connection, catalogue, brand, logger })
  await server.app.ready()
  const tenantUserId = newId()
  const asAccount = (account: Partial<Account>): ApiCall =>
    createCaller(server, bearerOf(connection.db, account))
  return {
    server,
    connection,
    catalogue,
    brand,
    asAccount,
    staff: asAccount({ kind: 'admin' }),
    withPermissions: (...permissions) => {
      const signedIn = { id: tenantUserId, kind: 'tenantUser', permissions } as const
      return createCaller(server, () => bearerOf(connection.db, signedIn)())
    },
    anonymous: createCaller(server, async () => ({})),
    createDatabase: () => createDatabase(),
    close: async () => {
      await server.app.close()
      await connection.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const createCaller =
  ({ app }: ShopServer, commonHeaders: () => Promise<Readonly<Record<string, string>>>): ApiCall =>
  async (method, url, { body, headers = {} } = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...(await commonHeaders()), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: isJson && answer.payload ? JSON.parse(answer.payload) : answer.payload,
      headers: answer.headers,
    }
  }

/** Returns a caller that uses an access token. */
export const callWithToken =
  (shop: Shop, accessToken: string): ApiCall =>
  (method, url, options = {}) =>
    shop.anonymous(method, url, {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${accessToken}` },
    })

const catalogues = new Map<string, Catalogue>()

/** Resolves what the shop declares once for all shops with these features: nothing changes it. */
async function getCatalogue(
  extraResources: readonly ResourceDeclaration[],
  features?: Brand['features'],
): Promise<Catalogue> {
  const key = JSON.stringify(features ?? {})
  const known = extraResources.length ? undefined : catalogues.get(key)
  if (known) return known
  const declarations = await loadDeclarations()
  const extraDeclarations = extraResources.map((each) => [`schemas/${each.name}.ts`, each] as const)
  const all = { ...declarations, ...Object.fromEntries(extraDeclarations) }
  const catalogue = createCatalogue(all, features)
  if (!extraResources.length) catalogues.set(key, catalogue)
  return catalogue
}

let templates: ReturnType<typeof createTemplates> | undefined

/** Copies a shop from a template, which saves a second each time. */
async function connectFromTemplate(dialect: Dialect, brand: Brand): Promise<Connection> {
  templates ??= createTemplates(async (connection) => {
    const config = readConfig({ TOKEN_SECRET: secret }, { brand: 'test' })
    const catalogue = await getCatalogue([])
    const { jobs } = await createServer({ config, connection, catalogue, brand })
    // Most tests order for few buyers; the limits on unpaid orders have tests of their own.
    await runSql(connection.db, 'update settings set unpaid_orders = 100000, unpaid_share = 100')
    await jobs.stop()
  })
  const { embedded, postgres } = await templates
  if (dialect === 'pglite') return connectEmbeddedCopy(embedded)
  const url = new URL(await createDatabase(await postgres(inject('postgresUrl'))))
  url.host = new URL(inject('shopDatabaseUrl')).host
  return connectPostgres(url.href, 20)
}

export async function createDatabase(template = 'template1'): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `shop_${newId().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
