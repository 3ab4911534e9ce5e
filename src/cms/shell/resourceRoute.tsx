import { useMemo, type ComponentType } from 'react'
import { Outlet, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import type { Resource } from '#resource/resource.ts'
import { ResourceProvider } from '../context/catalogue.ts'
import { resourcePath } from '../context/paths.ts'
import { useHolder } from '../context/permissions.ts'
import { seenBy } from '../context/seen.ts'
import type { Admission } from './admission.ts'

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
const copyPage: Lazy = async () => ({
  Component: (await import('../engine/form/FormPage.tsx')).CopyPage,
})
const copyDialog: Lazy = async () => ({
  Component: (await import('../engine/form/FormDialog.tsx')).CopyDialog,
})
const detail: Lazy = async () => ({
  Component: (await import('../engine/detail/DetailScreen.tsx')).DetailScreen,
})
const singleton: Lazy = async () => ({
  Component: (await import('../engine/form/SingletonPage.tsx')).SingletonPage,
})
const translation: Lazy = async () => ({
  Component: (await import('../engine/translation/TranslationScreen.tsx')).TranslationScreen,
})

/** The screens of one resource, each loaded when first visited; small resources are edited over their list. */
export function resourceRoute(resource: Resource, { only, toAdd }: Admission): RouteObject {
  if (resource.singleton) return onlyRoute(resource, only)
  const over = resource.edit === 'dialog'
  const form = over ? formDialog : formPage
  const forms: RouteObject[] = [
    {
      path: resource.menu.add,
      loader: toAdd(resource),
      shouldRevalidate: atAnotherPlace,
      lazy: form,
    },
    {
      path: ':id/edit',
      loader: only(resource, 'update'),
      shouldRevalidate: atAnotherPlace,
      lazy: form,
    },
    ...(resource.copyable
      ? [
          {
            path: ':id/copy',
            loader: toAdd(resource),
            shouldRevalidate: atAnotherPlace,
            lazy: over ? copyDialog : copyPage,
          },
        ]
      : []),
  ]
  return {
    path: resourcePath(resource),
    loader: only(resource, 'read'),
    shouldRevalidate: atAnotherPlace,
    element: <Scope resource={resource} key={resource.name} />,
    children: [
      { path: '', lazy: list, children: over ? forms : [] },
      ...(over ? [] : forms),
      { path: ':id', lazy: detail },
      ...(resource.translatable.length
        ? [{ path: ':id/translate', loader: only(resource, 'update'), lazy: translation }]
        : []),
    ],
  }
}

const onlyRoute = (resource: Resource, only: Admission['only']): RouteObject => ({
  path: resourcePath(resource),
  loader: only(resource, 'read'),
  shouldRevalidate: atAnotherPlace,
  element: <Scope resource={resource} key={resource.name} />,
  children: [
    { path: '', lazy: singleton },
    { path: ':id/translate', loader: only(resource, 'update'), lazy: translation },
  ],
})

/** Filters are part of the address too, and choosing one should be seen at once. */
const atAnotherPlace: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/** The resource of the screens below, as whoever is signed in meets it. */
function Scope({ resource }: { resource: Resource }) {
  const holder = useHolder()
  const seen = useMemo(() => seenBy(holder, resource), [holder, resource])
  return (
    <ResourceProvider value={seen}>
      <Outlet />
    </ResourceProvider>
  )
}
