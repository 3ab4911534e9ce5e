import type { ComponentType } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import type { Resource } from '#resource/resource.ts'
import { ResourceProvider } from '../context/catalogue.ts'
import { resourcePath } from '../context/paths.ts'

type Lazy = () => Promise<{ Component: ComponentType }>

const list: Lazy = async () => ({
  Component: (await import('../engine/list/ListScreen.tsx')).ListScreen,
})
const formPage: Lazy = async () => ({
  Component: (await import('../engine/form/FormPage.tsx')).FormPage,
})
const formDialog: Lazy = async () => ({
  Component: (await import('../engine/form/FormDialog.tsx')).FormDialog,
})
const detail: Lazy = async () => ({
  Component: (await import('../engine/detail/DetailScreen.tsx')).DetailScreen,
})
const translation: Lazy = async () => ({
  Component: (await import('../engine/translation/TranslationScreen.tsx')).TranslationScreen,
})

/** The screens of one resource, each loaded when first visited; small resources are edited over their list. */
export function resourceRoute(resource: Resource): RouteObject {
  const over = resource.edit === 'dialog'
  return {
    path: resourcePath(resource),
    element: (
      <ResourceProvider value={resource} key={resource.name}>
        <Outlet />
      </ResourceProvider>
    ),
    children: [
      {
        path: '',
        lazy: list,
        children: over
          ? [
              { path: 'add', lazy: formDialog },
              { path: ':id/edit', lazy: formDialog },
            ]
          : [],
      },
      ...(over
        ? []
        : [
            { path: 'add', lazy: formPage },
            { path: ':id/edit', lazy: formPage },
          ]),
      { path: ':id', lazy: detail },
      ...(resource.translatable.length ? [{ path: ':id/translate', lazy: translation }] : []),
    ],
  }
}
