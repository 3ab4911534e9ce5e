import type { Language } from '#domain/locale.ts'
import Fastify from 'fastify'
import { brand } from '#brands/marsad/brand.ts'
import { runSql } from '#server/platform/database/database.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { newId } from '#server/platform/newId.ts'
import { addLanguage } from '#server/http/language.ts'
import { testCardRoutes } from '#server/commerce/payments/testCardRoutes.ts'
import { createTestVault } from '#server/commerce/payments/createTestVault.ts'
import { addProblemHandler } from '#server/http/problemHandler.ts'
import { addSecurityHeaders } from '#server/http/securityHeaders.ts'
import { connectEmpty } from '../../../../support/connectEmpty.ts'

export const publicUrl = 'https://shop.example'

type KeptSetup = {
  readonly account_id: string
  readonly return_to: string
  readonly language: string
  readonly card: unknown
}

/** Opens the test gateway and its vault on their own database, for an account and a stranger. */
export async function openGateway() {
  const connection = await connectEmpty()
  const { db } = connection
  await migrate(connection, 'beforeSync')
  const [owner, stranger] = [newId(), newId()]
  for (const id of [owner, stranger]) {
    await runSql(
      db,
      `insert into accounts (id, kind, realm, email, name) values ($1, 'customer', 'shop', $2, 'One')`,
      [id, `${id}@example.com`],
    )
  }
  const app = Fastify()
  addProblemHandler(app)
  addLanguage(app)
  addSecurityHeaders(app)
  const { key, name, palette, shape, texts, contact } = brand
  await app.register(testCardRoutes, { db, brand: { key, name, palette, shape, texts, contact } })
  const vault = createTestVault(publicUrl)

  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  return {
    app,
    db,
    owner,
    stranger,
    vault,
    post,
    async begin(returnTo = '/en/account', language: Language = 'en') {
      const url = await vault.startSetup({ accountId: owner, returnTo, language }, db)
      const path = url.slice(publicUrl.length)
      return { url, path, id: path.split('/').at(-1) ?? '' }
    },
    get: (url: string, language = 'en') =>
      app.inject({ url, headers: { 'accept-language': language } }),
    save: (url: string, card = 'visa', holder = 'Sara Ali') =>
      post(url, { action: 'save', card, holder }),
    cardOf: (token: string, account = owner) => vault.redeemToken(token, account, db),
    age: (id: string, minutes: number) =>
      runSql(
        db,
        'update card_setups set created_at = now() - make_interval(mins => $2) where id = $1',
        [id, minutes],
      ),
    rowOf: async (id: string) =>
      (
        await runSql<KeptSetup>(
          db,
          'select account_id, return_to, language, card from card_setups where id = $1',
          [id],
        )
      ).rows[0],
    close: async () => {
      await app.close()
      await connection.close()
    },
  }
}
