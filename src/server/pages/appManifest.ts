import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { webManifest, webManifestOf } from '#domain/webManifest.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { loadSharp } from '#server/platform/files/loadSharp.ts'

type Options = {
  readonly shop: Pick<Shop, 'baseBrand' | 'brand' | 'favicon'>
  /** the SVG source of the brand's favicon */
  readonly favicon: string
  /** loads the current settings of the shop */
  readonly refreshShop: (request: FastifyRequest) => Promise<unknown>
}

/** Serves the web app manifest and icons, with which a device can install the shop. */
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

/** Draws an icon with a margin of a fifth on every side, because devices crop icons to a circle. */
async function drawIcon(logo: string, size: number, background: string): Promise<Buffer> {
  const sharp = await loadSharp()
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
