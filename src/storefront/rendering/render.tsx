import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Brand, ThemeChoice } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import type { BrandKit } from '#ui/brand/BrandContext.tsx'
import { createTextFunction, type Texts } from '#ui/i18n/texts.ts'
import { EmptyBoxDrawing } from '../components/drawings/EmptyBoxDrawing.tsx'
import { EmptyBoxDrawingProvider } from '../components/drawings/LazyEmptyBoxDrawing.tsx'
import { NotFoundDrawing } from '../components/drawings/NotFoundDrawing.tsx'
import { NotFoundDrawingProvider } from '../components/drawings/LazyNotFoundDrawing.tsx'
import { collections } from '../data/collections.ts'
import type { ShopData } from '../data/loadShop.ts'
import type { RetryPolicy } from '../data/retryPolicy.ts'
import { createShopApi, type FetchApi } from '../data/shopApi.ts'
import { brandWithSettings } from './brandWithSettings.ts'
import { pageBrandOf } from './pageBrandOf.ts'
import { renderDocument, type PageFiles } from './renderDocument.ts'
import { HeroScene } from '../home/HeroScene.tsx'
import { HeroSceneProvider } from '../home/LazyHeroScene.tsx'
import { headOf, isHandle } from '../head/head.ts'
import { Providers } from '../Providers.tsx'
import { StaticIslandsProvider } from '../layout/StaticIsland.tsx'
import { staticIslands } from '../layout/staticIslands.ts'
import { createAllRoutes } from '../pageRoutes.ts'
import { createShopContext, shopRoute } from '../routes.tsx'
import { writeState } from '../state.ts'
import type { StoreTexts } from '../hooks/useText.ts'

/** A request for a storefront page and everything needed to render it. */
export type PageRequest = {
  /** the full URL as the visitor sees it */
  readonly url: string
  readonly language: Language
  readonly theme: ThemeChoice
  /** shown at the top of every page */
  readonly notice?: string
  /** a banner that offers the page in another language */
  readonly offer?: { readonly html: string }
  readonly fetchApi: FetchApi
  readonly signal: AbortSignal
  /** returns the files of the client entry and of the module of the page */
  readonly files: (pageModule?: string) => PageFiles | Promise<PageFiles>
}

/** A page, or a redirect; a `Response` would copy its text twice. */
export type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'>

/** Short, because the visitor waits for the whole page. */
const serverRetryPolicy: RetryPolicy = { delays: [100], timeout: 10_000 }

export async function renderPage(
  builtBrand: Brand & Pick<BrandKit, 'logo'>,
  texts: Texts,
  page: PageRequest,
): Promise<RenderedPage> {
  const { language, theme, signal } = page
  const url = new URL(page.url)
  const basename = `/${language}`
  let failedParts = 0
  const onPartFailed = (): void => {
    failedParts += 1
  }
  const api = createShopApi(page.fetchApi, language, { ...serverRetryPolicy, onPartFailed })
  const shopContext = createShopContext(
    async () => api,
    builtBrand,
    async () => builtBrand.commerce.seller,
  )
  const routes = createAllRoutes(shopContext)
  const handler = createStaticHandler(routes, { basename })
  const context = await handler.query(new Request(url, { signal }))
  if (context instanceof Response) return context

  const shop: ShopData | undefined = context.loaderData[shopRoute]
  const brand = brandWithSettings(builtBrand, language, shop?.settings)
  const pageBrand = pageBrandOf(brand)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <Providers brand={pageBrand} language={language} texts={texts}>
      <StaticIslandsProvider value={staticIslands}>
        <NotFoundDrawingProvider value={NotFoundDrawing}>
          <EmptyBoxDrawingProvider value={EmptyBoxDrawing}>
            <HeroSceneProvider value={HeroScene}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </HeroSceneProvider>
          </EmptyBoxDrawingProvider>
        </NotFoundDrawingProvider>
      </StaticIslandsProvider>
    </Providers>,
  )
  const handles = context.matches.map(({ route }) => ({
    handle: route.handle,
    loaderData: context.loaderData[route.id],
  }))
  const [module] = handles.flatMap(({ handle }) => (isHandle(handle) ? (handle.module ?? []) : []))
  const files = await page.files(module)
  const path = context.matches.at(-1)?.route.path ?? ''
  const pathname = url.pathname.slice(basename.length) || '/'
  const headContext = {
    brand,
    settings: shop?.settings,
    language,
    text: createTextFunction<StoreTexts>(texts),
    origin: url.origin,
    pathname,
    search: url.search,
  }
  const body = renderDocument({
    brand,
    language,
    theme,
    origin: url.origin,
    pathname,
    favicon: shop?.settings.favicon?.url,
    logo: shop?.settings.logo ?? undefined,
    head: headOf(context.errors ? [] : handles, headContext),
    files,
    notice: page.notice,
    offer: page.offer?.html,
    html,
    state: writeState(context, {
      brand: pageBrand,
      path,
      file: module && (files.pageScript ?? `/${module}`),
      collection: collections.find((each) => each.path === path),
    }),
  })
  return {
    status: context.statusCode,
    headers: new Headers({
      'content-type': 'text/html; charset=utf-8',
      // Parts that failed to load may be available for the next visitor.
      ...(failedParts > 0 && { 'cache-control': 'no-store' }),
    }),
    text: async () => body,
  }
}
