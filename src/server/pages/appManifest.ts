import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { webManifest, webManifestOf } from '#domain/webManifest.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'

type Options = {
  readonly shop: Pick<Shop, 'baseBrand' | 'brand' | 'favicon'>
  /** the drawing of the brand */
  readonly favicon: string
  /** learns what staff has set by now */
  readonly refreshShop: (request: FastifyRequest) => Promise<unknown>
}

/** What a device needs to keep a shop beside its own programs. */
export const appManifest: FastifyPluginAsync<Options> = async (
  app,
  { shop, favicon, refreshShop },
) => {
  const { baseBrand, brand } = shop
  const hide = { schema: { hide: true } }
  for (const language of baseBrand.languages) {
    app.get(webManifest.pathIn(language), hide, async (request, reply) => {
      await refreshShop(request)
      reply.header('cache-control', 'public, max-age=3600')
      return reply.type('application/manifest+json').send(webManifestOf(brand, language))
    })
  }
  const iconsBySize = new Map<number, Promise<Buffer>>()
  for (const size of webManifest.icons) {
    app.get(webManifest.iconPath(size), hide, async (request, reply) => {
      await refreshShop(request)
      reply.header('cache-control', 'public, max-age=3600')
      if (shop.favicon) return reply.redirect(shop.favicon, 302)
      const icon = iconsBySize.get(size) ?? drawIcon(favicon, size, baseBrand.palette.light.canvas)
      iconsBySize.set(size, icon)
      return reply.type('image/png').send(await icon)
    })
  }
}

/** Devices cut icons round: a fifth of the edge on every side is ground. */
async function drawIcon(logo: string, size: number, background: string): Promise<Buffer> {
  const inner = Math.round(size * 0.6)
  const margin = Math.round((size - inner) / 2)
  const input = await sharp(Buffer.from(logo), { density: 72 * 12 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input, left: margin, top: margin }])
    .png({ palette: true })
    .toBuffer()
}
