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

/** Who may stand at which address, and where everybody else is sent. */
export type RouteGuards = {
  /** for whoever may do this to the records of a resource */
  readonly requirePermission: (resource: Resource, verb: CommonVerb) => GuardLoader
  /** for whoever finds something there */
  readonly requireDashboard: GuardLoader
  /** for whoever may add one */
  readonly requireAdd: (resource: Resource) => GuardLoader
  /** to the first of these that one may read, else to where one begins */
  readonly redirectToFirst: (resources: readonly Resource[]) => GuardLoader
  /** to where one begins; null where there is nothing one may read */
  readonly redirectHome: GuardLoader
  /** back to the beginning, whatever is there */
  readonly redirectAway: GuardLoader
  /** past the sign-in page, for who is in */
  readonly redirectSignedIn: GuardLoader
}

export function createRouteGuards(
  catalogue: Catalogue,
  { tokens, restoreSession }: Pick<Services, 'tokens' | 'restoreSession'>,
): RouteGuards {
  /** Nobody is judged before it is known who they are: a page that was just opened has to ask. */
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
      // Whoever is not signed in is sent to do that first.
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
