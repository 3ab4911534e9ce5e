import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter, createPath, matchRoutes } from 'react-router-dom'
import 'virtual:brand.css'
import { brand, palette } from 'virtual:brand'
import { createQueryClient } from '#api/queries.ts'
import { resolveCatalogue } from '#resource/resolveCatalogue.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { prefetchOnApproach } from '#ui/prefetchOnApproach.ts'
import type { ValidatorLoaders } from './context/catalogue.ts'
import { servedBrandNames, brandFromPage } from './context/brandFromPage.ts'
import type { Router } from './context/router.ts'
import type { Previews } from './context/previews.ts'
import { createServices, type Services } from './context/services.ts'
import { App } from './shell/App.tsx'
import './shell/base.css'
import './shell/stale.css'
import { routesOf } from './shell/routes.tsx'
import { applyTheme, readSavedTheme } from './shell/theme.ts'

type AppRoot = { root: Root; services: Services; router?: Router; generation: number }

// A changed or added declaration arrives here: the page stays and everything is rendered again.
const appRoot: AppRoot = import.meta.hot?.data['appRoot'] ?? createAppRoot()
if (import.meta.hot) {
  import.meta.hot.data['appRoot'] = appRoot
  import.meta.hot.accept()
}

const declarations = import.meta.glob<ResourceDeclaration>('/schemas/*.ts', {
  eager: true,
  import: 'default',
})

const validators = async (): Promise<ValidatorLoaders> =>
  (await import('virtual:validators')).validators

let previews: Promise<Previews> | undefined
const loadPreviews = (): Promise<Previews> =>
  (previews ??= import('./screens/previews/previews.tsx').then((module) => module.previews))

const servedBrands = { currentBrand: brand.key, names: servedBrandNames(document) }

const catalogue = resolveCatalogue(declarations, brand.features, servedBrands)

const former = appRoot.router
// A page that is still being opened is opened with the new declarations.
const pending = former?.state.navigation.location
if (pending) {
  const { state: usr, key } = pending
  history.pushState(
    { usr, key, idx: (Object(history.state).idx ?? 0) + 1 },
    '',
    createPath(pending),
  )
}
former?.dispose()
const router = createBrowserRouter(
  routesOf({ catalogue, services: appRoot.services, fallbackLanguage: brand.language }),
)
appRoot.router = router

appRoot.root.render(
  <App
    key={appRoot.generation++}
    brand={brandFromPage(brand, document)}
    palette={palette}
    declarations={{
      catalogue,
      validators,
      previews: loadPreviews,
    }}
    services={appRoot.services}
    queries={createQueryClient()}
    router={router}
  />,
)

function createAppRoot(): AppRoot {
  applyTheme(readSavedTheme())
  const container = document.getElementById('root') ?? document.body
  const created: AppRoot = {
    root: createRoot(container),
    services: createServices(location.origin, localStorage),
    generation: 0,
  }
  let prefetched = ''
  prefetchOnApproach(async ({ pathname }) => {
    // A link that is pressed gets the focus, too.
    if (pathname === prefetched) return
    for (const { route } of matchRoutes(created.router?.routes ?? [], pathname) ?? []) {
      if (typeof route.lazy === 'function') await route.lazy()
    }
    prefetched = pathname
  })
  return created
}
