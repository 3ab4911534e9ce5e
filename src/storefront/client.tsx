import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import 'virtual:brand.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/layout.css'
import './styles/status.css'
import { defaultLanguage, isLanguage } from '#domain/locale.ts'
import { createPlainTexts } from '#ui/i18n/createPlainTexts.ts'
import { loadCatalogues, type TextCatalogue } from '#ui/i18n/texts.ts'
import { PreHydrationReplay } from './start/PreHydrationReplay.tsx'
import { openFromLink } from './account/AccountHost.tsx'
import type { ShopData } from './data/loadShop.ts'
import { fallBackToNoScript } from './start/fallBackToNoScript.ts'
import { stopRecording } from './start/preHydrationInput.ts'
import { disableLazyLayout } from './start/disableLazyLayout.ts'
import { pageRoute, unknownPageRoute, type PageModule } from './pageRoute.ts'
import { Providers } from './Providers.tsx'
import { createRoutes, createShopContext, shopRoute, type ShopContext } from './routes.tsx'
import { createFirstPageRouter } from './routing/createFirstPageRouter.ts'
import { readState, stateElementId, type FirstPage } from './state.ts'
import { prefetchOnApproach } from '#ui/prefetchOnApproach.ts'
import { whenIdle } from '#ui/whenIdle.ts'

const files = import.meta.glob<TextCatalogue>('../ui/i18n/*/storefront.ts', {
  import: 'storefront',
})

// Runs before the router or anything else stores the URL, which contains a secret.
openFromLink()
hydrate().catch(fallBackToNoScript)

/** Not top-level await: the pages share this file's chunk, so each would wait for the other. */
async function hydrate(): Promise<void> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  const basename = `/${language}`
  const state = readState(document.getElementById(stateElementId)?.textContent)
  const { brand } = state.page
  const shop: ShopData | undefined = state.loaderData?.[shopRoute]
  const context = createShopContext(
    async () => {
      const { createShopApi } = await import('./data/shopApi.ts')
      return createShopApi((path, init) => fetch(path, init), language)
    },
    brand,
    async () => (await import('virtual:brand')).brand.commerce.seller,
    shop,
  )
  const [words, firstRoute] = await Promise.all([
    loadCatalogues(files, language),
    loadFirstRoute(state.page, context),
  ])
  const loadOtherPages = async () => {
    const { createAllRoutes, createBrowserRouter } = await import('./routing/browserRouter.ts')
    return { routes: createAllRoutes(context, firstRoute), createBrowserRouter }
  }
  const { router, prepare } = createFirstPageRouter(createRoutes(context, [firstRoute]), {
    basename,
    hydrationData: state,
    load: async () => {
      const { routes, createBrowserRouter } = await loadOtherPages()
      return createBrowserRouter(routes, { basename, hydrationData: state })
    },
  })
  disableLazyLayout(router)
  const texts = createPlainTexts(language, ...words)
  const root = document.getElementById('root') ?? document.body
  const replayInput = stopRecording()
  // Hydrates in time slices, so that scrolling and typing are not blocked.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers brand={brand} language={language} texts={texts}>
        <PreHydrationReplay replayInput={replayInput}>
          <RouterProvider router={router} />
        </PreHydrationReplay>
      </Providers>,
    )
  })
  prefetchOnApproach(async ({ pathname }) => {
    prepare()
    const { routes } = await loadOtherPages()
    for (const { route } of matchRoutes(routes, pathname, basename) ?? []) {
      if (typeof route.lazy === 'function') await route.lazy()
    }
  })
  whenIdle(prepare)
}

/** Loads the first page, because the router needs it for hydration. */
async function loadFirstRoute(page: FirstPage, context: ShopContext): Promise<RouteObject> {
  const { path, file, collection } = page
  if (!file) return unknownPageRoute
  const load = (): Promise<PageModule> => import(/* @vite-ignore */ file)
  const { lazy, ...route } = pageRoute(path, load, {
    ...context,
    ...(collection && { collection }),
  })
  return { ...route, ...(await lazy()) }
}
