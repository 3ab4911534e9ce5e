import { createRoot, type Root } from 'react-dom/client'
import 'virtual:brand.css'
import { brand, palette } from 'virtual:brand'
import { createQueryClient } from '#api/queries.ts'
import { resolveCatalogue } from '#resource/resolveCatalogue.ts'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import type { ValidatorLoaders } from './context/catalogue.ts'
import { servedNames, shopBrand } from './context/shopBrand.ts'
import { createServices, type Services } from './context/services.ts'
import { App } from './shell/App.tsx'
import './shell/base.css'
import { applyTheme, savedTheme } from './shell/theme.ts'

type Door = { root: Root; services: Services; generation: number }

// A declaration that is saved or added arrives here: the page stays and everything is drawn anew.
const door: Door = import.meta.hot?.data['door'] ?? openDoor()
if (import.meta.hot) {
  import.meta.hot.data['door'] = door
  import.meta.hot.accept()
}

const declarations = import.meta.glob<ResourceDeclaration>('/schemas/*.ts', {
  eager: true,
  import: 'default',
})

const validators = async (): Promise<ValidatorLoaders> =>
  (await import('virtual:validators')).validators

const served = { own: brand.key, names: servedNames(document) }

door.root.render(
  <App
    key={door.generation++}
    brand={shopBrand(brand, document)}
    palette={palette}
    declared={{ catalogue: resolveCatalogue(declarations, brand.features, served), validators }}
    services={door.services}
    queries={createQueryClient()}
  />,
)

function openDoor(): Door {
  applyTheme(savedTheme())
  const place = document.getElementById('root') ?? document.body
  return {
    root: createRoot(place),
    services: createServices(location.origin, localStorage),
    generation: 0,
  }
}
