import type { RouteObject } from 'react-router-dom'
import type { Page } from 'playwright'
import { defaultBrand } from '#brands/default.ts'
import { resourcePath } from '#cms/context/paths.ts'
import { createServices } from '#cms/context/services.ts'
import { routesOf } from '#cms/shell/routes.tsx'
import { offersVerb, type CommonVerb } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { loadBrand } from '../../scripts/vite/brands.ts'
import { accessTokenOf } from './browser.ts'

/** A screen of the back office, with `:id` not replaced yet, and its resource. */
type Screen = { readonly path: string; readonly resource: Resource | undefined }

const { brand } = await loadBrand(defaultBrand)
export const catalogue = await loadCatalogue(brand.features)

const emptyStorage: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
}

/** Returns the paths of the router's table that have a screen; the others only redirect. */
function pathsOf(routes: readonly RouteObject[], parentPath = ''): string[] {
  return routes.flatMap(({ path = '', lazy, children = [] }) => {
    const here = [parentPath, path].filter(Boolean).join('/')
    return [...(lazy ? [here] : []), ...pathsOf(children, here)]
  })
}

/** The verb a resource must offer for a form to exist at the path. */
const requiredVerb: Readonly<Record<string, CommonVerb>> = {
  add: 'create',
  new: 'create',
  copy: 'create',
  edit: 'update',
  translate: 'update',
}

const screens: readonly Screen[] = pathsOf(
  routesOf({
    catalogue,
    services: createServices('http://nowhere.example', emptyStorage),
    fallbackLanguage: brand.language,
  }),
).flatMap((full) => {
  const path = full.replace(/^\/:language\//, '')
  const listPath = /^cms\/(.*?)(?:\/add|\/new|\/:id(?:\/\w+)?)?$/.exec(path)?.[1]
  const resource = [...catalogue.values()].find((each) => resourcePath(each) === listPath)
  const verb = requiredVerb[path.split('/').at(-1) ?? '']
  return resource && verb && !offersVerb(resource, verb) ? [] : [{ path, resource }]
})

/** The paths accessible without signing in. */
export const publicRoutes = screens
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('cms/'))

/** Returns all paths behind the sign-in, for the first record of each resource that has one. */
export async function cmsAddresses(page: Page): Promise<string[]> {
  const found: string[] = []
  const ids = new Map<Resource, string | undefined>()
  for (const { path, resource } of screens.filter((each) => !publicRoutes.includes(each.path))) {
    if (!path.includes(':id')) found.push(path)
    else if (resource) {
      if (!ids.has(resource)) ids.set(resource, await firstRecordId(page, resource))
      const id = ids.get(resource)
      if (id) found.push(path.replace(':id', id))
    }
  }
  return found
}

export async function firstRecordId(page: Page, resource: Resource): Promise<string | undefined> {
  if (resource.singleton) return (await readFromApi<IdentifiedRecord>(page, resource.name))._id
  return (await readFromApi<IdentifiedRecord[]>(page, `${resource.name}?limit=1`))[0]?._id
}

type IdentifiedRecord = { readonly _id: string }

/** Requests an API path as the user signed in on the page. */
export async function readFromApi<T>(page: Page, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` }
  const answer = await page.request.get(`/api/marketplace/${path}`, { headers })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  const { data }: { data: T } = await answer.json()
  return data
}
