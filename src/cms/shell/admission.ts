import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { defaultLanguage, isLanguage } from '#domain/locale.ts'
import { may, type CommonVerb } from '#resource/access.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { canAdd } from '../context/canAdd.ts'
import { homeOf } from '../context/navigation.ts'
import { pathsIn } from '../context/paths.ts'
import { holderIn, mayHandle, type Holder } from '../context/permissions.ts'
import type { Services } from '../context/services.ts'
import { hasDashboard } from './hasDashboard.ts'

type Judge = (request: LoaderFunctionArgs) => Response | null
type Loader = (request: LoaderFunctionArgs) => Promise<Response | null>

/** Who may stand at which address, and where everybody else is sent. */
export type Admission = {
  /** for whoever may do this to the records of a resource */
  readonly only: (resource: Resource, verb: CommonVerb) => Loader
  /** for whoever finds something there */
  readonly toDashboard: Loader
  /** for whoever may add one */
  readonly toAdd: (resource: Resource) => Loader
  /** to the first of these that one may read, else to where one begins */
  readonly toFirst: (resources: readonly Resource[]) => Loader
  /** to where one begins; null where there is nothing one may read */
  readonly toHome: Loader
  /** back to the beginning, whatever is there */
  readonly away: Loader
  /** past the sign-in page, for who is in */
  readonly ifSignedIn: Loader
}

export function createAdmission(
  catalogue: Catalogue,
  { tokens, restored }: Pick<Services, 'tokens' | 'restored'>,
): Admission {
  /** Nobody is judged before it is known who they are: a page that was just opened has to ask. */
  const known =
    (judge: Judge): Loader =>
    async (request) => {
      await restored()
      return judge(request)
    }
  const pathsOf = ({ params: { language } }: LoaderFunctionArgs) =>
    pathsIn(isLanguage(language) ? language : defaultLanguage)
  const begin = (request: LoaderFunctionArgs): string => {
    const home = homeOf(catalogue, holderIn(tokens))
    return home ? pathsOf(request).list(home) : pathsOf(request).home
  }
  const away: Judge = (request) => redirect(begin(request))
  const only = (resource: Resource, isAdmitted: (holder: Holder) => boolean): Loader =>
    known((request) => {
      const holder = holderIn(tokens)
      // Whoever is not signed in is sent to do that first.
      if (!tokens.read() || isAdmitted(holder)) return null
      return may(holder, resource, 'read')
        ? redirect(pathsOf(request).list(resource))
        : away(request)
    })
  return {
    only: (resource, verb) => only(resource, (holder) => mayHandle(holder, resource, verb)),
    toAdd: (resource) => only(resource, (holder) => canAdd(holder, resource, catalogue)),
    toDashboard: known((request) =>
      !tokens.read() || hasDashboard(catalogue, holderIn(tokens)) ? null : away(request),
    ),
    toFirst: (resources) =>
      known((request) => {
        const first = resources.find((each) => may(holderIn(tokens), each, 'read'))
        return first ? redirect(pathsOf(request).list(first)) : away(request)
      }),
    toHome: known((request) => (homeOf(catalogue, holderIn(tokens)) ? away(request) : null)),
    away: known(away),
    ifSignedIn: known((request) => (tokens.read() ? away(request) : null)),
  }
}
