import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { defaultLanguage, isLanguage } from '#domain/locale.ts'
import { canAccess, type CommonVerb } from '#resource/access.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { canAdd } from '../context/canAdd.ts'
import { homeResource } from '../context/navigation.ts'
import { pathsIn } from '../context/paths.ts'
import { currentHolder, canUseVerb, type PermissionHolder } from '../context/permissions.ts'
import type { Services } from '../context/services.ts'
import { hasDashboard } from './hasDashboard.ts'

type Guard = (request: LoaderFunctionArgs) => Response | null
type GuardLoader = (request: LoaderFunctionArgs) => Promise<Response | null>

/** Route loaders that decide who may open an address and redirect everybody else. */
export type RouteGuards = {
  /** requires the permission for a resource and verb */
  readonly requirePermission: (resource: Resource, verb: CommonVerb) => GuardLoader
  /** requires permission to read anything on the dashboard */
  readonly requireDashboard: GuardLoader
  /** requires permission to add a record */
  readonly requireAdd: (resource: Resource) => GuardLoader
  /** redirects to the first readable resource, or else to the start page */
  readonly redirectToFirst: (resources: readonly Resource[]) => GuardLoader
  /** redirects to the start page; null if the user may read nothing */
  readonly redirectHome: GuardLoader
  /** always redirects to the start page */
  readonly redirectAway: GuardLoader
  /** redirects signed-in users away from the sign-in page */
  readonly redirectSignedIn: GuardLoader
}

export function createRouteGuards(
  catalogue: Catalogue,
  { tokens, restoreSession }: Pick<Services, 'tokens' | 'restoreSession'>,
): RouteGuards {
  /**
   * Waits until the session is restored before it decides: a page that was just opened has to ask
   * the server.
   */
  const afterRestore =
    (guard: Guard): GuardLoader =>
    async (request) => {
      await restoreSession()
      return guard(request)
    }
  const pathsOf = ({ params: { language } }: LoaderFunctionArgs) =>
    pathsIn(isLanguage(language) ? language : defaultLanguage)
  const homePath = (request: LoaderFunctionArgs): string => {
    const home = homeResource(catalogue, currentHolder(tokens))
    return home ? pathsOf(request).list(home) : pathsOf(request).home
  }
  const redirectAway: Guard = (request) => redirect(homePath(request))
  const guardResource = (
    resource: Resource,
    isAllowed: (holder: PermissionHolder) => boolean,
  ): GuardLoader =>
    afterRestore((request) => {
      const holder = currentHolder(tokens)
      // Users who are not signed in are redirected to the sign-in page first.
      if (!tokens.read() || isAllowed(holder)) return null
      return canAccess(holder, resource, 'read')
        ? redirect(pathsOf(request).list(resource))
        : redirectAway(request)
    })
  return {
    requirePermission: (resource, verb) =>
      guardResource(resource, (holder) => canUseVerb(holder, resource, verb)),
    requireAdd: (resource) =>
      guardResource(resource, (holder) => canAdd(holder, resource, catalogue)),
    requireDashboard: afterRestore((request) =>
      !tokens.read() || hasDashboard(catalogue, currentHolder(tokens))
        ? null
        : redirectAway(request),
    ),
    redirectToFirst: (resources) =>
      afterRestore((request) => {
        const first = resources.find((each) => canAccess(currentHolder(tokens), each, 'read'))
        return first ? redirect(pathsOf(request).list(first)) : redirectAway(request)
      }),
    redirectHome: afterRestore((request) =>
      homeResource(catalogue, currentHolder(tokens)) ? redirectAway(request) : null,
    ),
    redirectAway: afterRestore(redirectAway),
    redirectSignedIn: afterRestore((request) => (tokens.read() ? redirectAway(request) : null)),
  }
}
