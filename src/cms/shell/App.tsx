import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { BrandProvider, type BrandKit } from '#ui/brand/BrandContext.tsx'
import { PaletteProvider } from '#ui/mui/PaletteContext.ts'
import { DeclarationsProvider, type Declarations } from '../context/catalogue.ts'
import { RouterContextProvider } from '../context/router.ts'
import { ServicesProvider, type Services } from '../context/services.ts'
import { routesOf } from './routes.tsx'

type Props = {
  readonly brand: BrandKit
  readonly palette: Brand['palette']
  readonly declarations: Declarations
  readonly services: Services
  readonly queries: QueryClient
}

export function App({ brand, palette, declarations, services, queries }: Props) {
  const [router] = useState(() =>
    createBrowserRouter(
      routesOf({ catalogue: declarations.catalogue, services, fallbackLanguage: brand.language }),
    ),
  )
  useEffect(() => () => router.dispose(), [router])
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
