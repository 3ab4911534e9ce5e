import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { BrandProvider, type BrandKit } from '#ui/brand/BrandContext.tsx'
import { PaletteProvider } from '#ui/mui/PaletteContext.ts'
import { DeclarationsProvider, type Declarations } from '../context/catalogue.ts'
import { RouterContextProvider, type Router } from '../context/router.ts'
import { ServicesProvider, type Services } from '../context/services.ts'

type Props = {
  readonly brand: BrandKit
  readonly palette: Brand['palette']
  readonly declarations: Declarations
  readonly services: Services
  readonly queries: QueryClient
  readonly router: Router
}

export function App({ brand, palette, declarations, services, queries, router }: Props) {
  return (
    <BrandProvider value={brand}>
      <PaletteProvider value={palette}>
        <ServicesProvider value={services}>
          <DeclarationsProvider value={declarations}>
            <QueryClientProvider client={queries}>
              <RouterContextProvider value={router}>
                <RouterProvider router={router} />
              </RouterContextProvider>
            </QueryClientProvider>
          </DeclarationsProvider>
        </ServicesProvider>
      </PaletteProvider>
    </BrandProvider>
  )
}
