import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { isLanguage } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import { styleSheetWithFonts } from '#server/brands/styleSheetWithFonts.ts'
import { withCardSetup } from './returnTo.ts'
import { emptyForm, readForm } from './testCardForm.ts'
import { cardPage, expiredPage } from './testCardPage.ts'
import { presetExpiry } from './testCards.ts'
import { testCardStyle } from './testCardStyle.ts'
import type { GatewayBrand } from './testPage.ts'
import { sendPage, serveTestPages } from './testPages.ts'
import { findSetup, saveTestCard, type TestSetup } from './testSetups.ts'

export type TestCardOptions = { readonly db: Database; readonly brand: GatewayBrand }

type SetupRoute = { Params: { id: string }; Body: URLSearchParams | undefined }

const path = '/test-gateway/cards/:id'
const hiddenRoute = { schema: { hide: true } } as const

/** The card page of the test gateway, which a real provider would host. */
export const testCardRoutes: FastifyPluginAsync<TestCardOptions> = async (app, { db, brand }) => {
  const style = styleSheetWithFonts(brand.key, testCardStyle(brand))
  serveTestPages(app, style)

  const contextFor = (request: FastifyRequest, setup: TestSetup | undefined) => {
    const language = isLanguage(setup?.language) ? setup.language : request.language
    return { brand, style: style(), language }
  }

  app.get<SetupRoute>(path, hiddenRoute, async (request, reply) => {
    const setup = await findSetup(request.params.id, db)
    const context = contextFor(request, setup)
    if (!setup?.is_open) return sendPage(reply, 404, expiredPage(context))
    return sendPage(reply, 200, cardPage(context, emptyForm, presetExpiry(new Date())))
  })

  app.post<SetupRoute>(path, hiddenRoute, async (request, reply) => {
    const { id } = request.params
    const setup = await findSetup(id, db)
    const context = contextFor(request, setup)
    if (!setup?.is_open) return sendPage(reply, 404, expiredPage(context))
    const body = request.body ?? new URLSearchParams()
    const redirectBack = (outcome: string) =>
      reply.redirect(withCardSetup(setup.return_to, outcome), 303)
    if (body.get('action') === 'cancel') return redirectBack('cancelled')

    const now = new Date()
    const result = readForm(body, now)
    if ('form' in result)
      return sendPage(reply, 422, cardPage(context, result.form, presetExpiry(now)))
    if (!(await saveTestCard(id, result.card, db)))
      return sendPage(reply, 404, expiredPage(context))
    return redirectBack(id)
  })
}
