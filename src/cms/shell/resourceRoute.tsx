import { useMemo, type ComponentType } from 'react'
import { Outlet, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import type { Resource } from '#resource/resource.ts'
import { ResourceProvider } from '../context/catalogue.ts'
import { resourcePath } from '../context/paths.ts'
import { useHolder } from '../context/permissions.ts'
import { resourceVisibleTo } from '../context/resourceVisibleTo.ts'
import type { RouteGuards } from './routeGuards.ts'

type LazyScreen = () => Promise<{ Component: ComponentType }>

const list: LazyScreen = async () => ({
  Component: (await import('../engine/list/ListScreen.tsx')).ListScreen,
})
const formPage: LazyScreen = async () => ({
  Component: (await import('../engine/form/FormPage.tsx')).FormPage,
})
const formDialog: LazyScreen = async () => ({
  Component: (await import('../engine/form/FormDialog.tsx')).FormDialog,
})
const copyPage: LazyScreen = async () => ({
  Component: (await import('../engine/form/FormPage.tsx')).CopyPage,
})
const copyDialog: LazyScreen = async () => ({
  Component: (await import('../engine/form/FormDialog.tsx')).CopyDialog,
})
const detail: LazyScreen = async () => ({
  Component: (await import('../engine/detail/DetailScreen.tsx')).DetailScreen,
})
const singleton: LazyScreen = async () => ({
  Component: (await import('../engine/form/SingletonPage.tsx')).SingletonPage,
})
const translation: LazyScreen = async () => ({
  Component: (await import('../engine/translation/TranslationScreen.tsx')).TranslationScreen,
})

/**
 * Returns the routes of a resource. Each screen is loaded on its first visit; small resources are
 * edited in a dialog over their list.
 */
export function resourceRoute(
  resource: Resource,
  { requirePermission, requireAdd }: RouteGuards,
): RouteObject {
  if (resource.singleton) return singletonRoute(resource, requirePermission)
  const isDialog = resource.edit === 'dialog'
  const form = isDialog ? formDialog : formPage
  const forms: RouteObject[] = [
    {
      path: resource.menu.add,
      loader: requireAdd(resource),
      shouldRevalidate: onPathChange,
      lazy: form,
    },
    {
      path: ':id/edit',
      loader: requirePermission(resource, 'update'),
      shouldRevalidate: onPathChange,
      lazy: form,
    },
    ...(resource.copyable
      ? [
          {
            path: ':id/copy',
            loader: requireAdd(resource),
            shouldRevalidate: onPathChange,
            lazy: isDialog ? copyDialog : copyPage,
          },
        ]
      : []),
  ]
  return {
    path: resourcePath(resource),
    loader: requirePermission(resource, 'read'),
    shouldRevalidate: onPathChange,
    element: <ResourceScope resource={resource} key={resource.name} />,
    children: [
      { path: '', lazy: list, children: isDialog ? forms : [] },
      ...(isDialog ? [] : forms),
      { path: ':id', lazy: detail },
      ...(resource.translatable.length
        ? [
            {
              path: ':id/translate',
              loader: requirePermission(resource, 'update'),
              lazy: translation,
            },
          ]
        : []),
    ],
  }
}

const singletonRoute = (
  resource: Resource,
  requirePermission: RouteGuards['requirePermission'],
): RouteObject => ({
  path: resourcePath(resource),
  loader: requirePermission(resource, 'read'),
  shouldRevalidate: onPathChange,
  element: <ResourceScope resource={resource} key={resource.name} />,
  children: [
    { path: '', lazy: singleton },
    { path: ':id/translate', loader: requirePermission(resource, 'update'), lazy: translation },
  ],
})

/** Filters change only the query string, and must apply without running the guards again. */
const onPathChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/** Provides the resource, as far as the user may see it, to the screens below. */
function ResourceScope({ resource }: { resource: Resource }) {
  const holder = useHolder()
  const visibleResource = useMemo(() => resourceVisibleTo(holder, resource), [holder, resource])
  return (
    <ResourceProvider value={visibleResource}>
      <Outlet />
    </ResourceProvider>
  )
}
