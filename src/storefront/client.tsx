import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import 'virtual:brand.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/layout.css'
import './styles/status.css'
import { brand } from 'virtual:brand'
import { defaultLanguage, isLanguage } from '#domain/locale.ts'
import { createPlainTexts } from '#ui/i18n/createPlainTexts.ts'
import { loadCatalogues, type TextCatalogue } from '#ui/i18n/texts.ts'
import { PreHydrationReplay } from './start/PreHydrationReplay.tsx'
import { openFromLink } from './account/AccountHost.tsx'
import type { ShopData } from './data/loadShop.ts'
import { brandWithSettings } from './data/brandWithSettings.ts'
import { fallBackToNoScript } from './start/fallBackToNoScript.ts'
import { stopRecording } from './start/preHydrationInput.ts'
import { disableLazyLayout } from './start/disableLazyLayout.ts'
import { Providers } from './Providers.tsx'
import { createRoutes, shopRoute } from './routes.tsx'
import { createFirstPageRouter } from './routing/createFirstPageRouter.ts'
import { readState, stateElementId } from './state.ts'
import { namespace } from './hooks/useText.ts'
import { whenIdle } from './whenIdle.ts'

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
  const shop: ShopData | undefined = state.loaderData?.[shopRoute]
  const routes = createRoutes(
    async () => {
      const { createShopApi } = await import('./data/shopApi.ts')
      return createShopApi((path, init) => fetch(path, init), language)
    },
    brand,
    shop,
  )
  const [words] = await Promise.all([
    loadCatalogues(files, language),
    loadMatchedRoutes(routes, basename),
  ])
  const { router, prepare } = createFirstPageRouter(routes, {
    basename,
    hydrationData: state,
    load: async () => {
      const { createBrowserRouter } = await import('./routing/browserRouter.ts')
      return createBrowserRouter(routes, { basename, hydrationData: state })
    },
  })
  disableLazyLayout(router)
  const texts = createPlainTexts(language, namespace, ...words)
  const root = document.getElementById('root') ?? document.body
  const replayInput = stopRecording()
  // Hydrates in time slices, so that scrolling and typing are not blocked.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers
        brand={brandWithSettings(brand, language, shop?.settings)}
        language={language}
        texts={texts}
      >
        <PreHydrationReplay replayInput={replayInput}>
          <RouterProvider router={router} />
        </PreHydrationReplay>
      </Providers>,
    )
  })
  prefetchOnApproach(routes, basename, prepare)
  whenIdle(prepare)
}

/** Loads a page, and what opens it, while its link is hovered, before it is pressed. */
function prefetchOnApproach(routes: RouteObject[], basename: string, prepare: () => void): void {
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    prepare()
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
    }
  }
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true })
  }
}

/** Loads the modules of the current page, because the router needs them for hydration. */
async function loadMatchedRoutes(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}
