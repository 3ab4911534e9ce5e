import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createBrowserRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { BrandProvider, type BrandKit } from '#ui/brand/BrandContext.tsx'
import { PaletteProvider } from '#ui/mui/PaletteContext.ts'
import { DeclaredProvider, type Declared } from '../context/catalogue.ts'
import { ServicesProvider, type Services } from '../context/services.ts'
import { routesOf } from './routes.tsx'

type Props = {
  readonly brand: BrandKit
  readonly palette: Brand['palette']
  readonly declared: Declared
  readonly services: Services
  readonly queries: QueryClient
}

export function App({ brand, palette, declared, services, queries }: Props) {
  const [router] = useState(() =>
    createBrowserRouter(
      routesOf({ catalogue: declared.catalogue, services, usual: brand.language }),
    ),
  )
  useEffect(() => () => router.dispose(), [router])
  return (
    <BrandProvider value={brand}>
      <PaletteProvider value={palette}>
        <ServicesProvider value={services}>
          <DeclaredProvider value={declared}>
            <QueryClientProvider client={queries}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </DeclaredProvider>
        </ServicesProvider>
      </PaletteProvider>
    </BrandProvider>
  )
}
