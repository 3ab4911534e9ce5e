import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { defaultLanguage, isLanguage, languages, type Language } from '#domain/locale.ts'
import { loadStyles } from '#ui/mui/MuiRoot.tsx'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { loadTexts } from '../context/loadTexts.ts'
import { pathsIn } from '../context/paths.ts'
import { remembered } from '../context/remembered.ts'
import type { Services } from '../context/services.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Layout } from './Layout.tsx'
import { LanguageRoot, type LanguageData } from './LanguageRoot.tsx'
import { navigationOf } from './navigation.ts'
import { resourceRoute } from './resourceRoute.tsx'

type Options = {
  readonly catalogue: Catalogue
  readonly services: Services
  /** spoken where an address does not say and nothing was chosen before */
  readonly usual: Language
}

/** The addresses of the back office: those of the declared resources and a few of its own. */
export function routesOf({ catalogue, services, usual }: Options): RouteObject[] {
  const sections = navigationOf(catalogue)
  const home = sections[0]?.resources[0]
  const toHome = ({ params }: LoaderFunctionArgs) => redirect(home ? listPath(params, home) : '/')
  return [
    {
      path: '/:language',
      loader: (request) => languageLoader(request, usual),
      Component: LanguageRoot,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: () => null,
      children: [
        {
          path: 'cms-login',
          loader: ({ params }) =>
            services.tokens.read() && home ? redirect(listPath(params, home)) : null,
          lazy: async () => ({ Component: (await import('./SignIn.tsx')).SignIn }),
        },
        {
          path: 'cms',
          id: 'cms',
          loader: (request) => sessionLoader(request, services),
          shouldRevalidate: () => false,
          Component: Layout,
          children: [
            {
              ErrorBoundary: ErrorScreen,
              children: [
                ...sections.flatMap(({ resources }) => resources.map(resourceRoute)),
                ...sections.flatMap(({ name, resources: [first] }) =>
                  first && first !== home
                    ? [
                        {
                          path: name,
                          loader: ({ params }: LoaderFunctionArgs) =>
                            redirect(listPath(params, first)),
                          element: null,
                        },
                      ]
                    : [],
                ),
                { index: true, loader: toHome, element: null },
                { path: '*', loader: toHome, element: null },
              ],
            },
          ],
        },
      ],
    },
    {
      path: '*',
      loader: ({ request }) => withPrefix(request, usual),
      element: null,
      HydrateFallback: () => null,
    },
  ]
}

type Params = LoaderFunctionArgs['params']

const listPath = ({ language }: Params, resource: Resource): string =>
  pathsIn(isLanguage(language) ? language : defaultLanguage).list(resource)

async function languageLoader(
  { params, request }: LoaderFunctionArgs,
  usual: Language,
): Promise<LanguageData> {
  const { language } = params
  if (!isLanguage(language)) throw withPrefix(request, usual)
  const { direction } = languages[language]
  const [texts] = await Promise.all([loadTexts(language), loadStyles(direction)])
  return { language, texts }
}

/** An address without a language gets the one chosen last. */
function withPrefix(request: Request, usual: Language): Response {
  const { pathname, search } = new URL(request.url)
  const saved = remembered('language')
  return redirect(`/${isLanguage(saved) ? saved : usual}${pathname}${search}`)
}

/** Without tokens there is nothing to see. */
function sessionLoader({ params, request }: LoaderFunctionArgs, { tokens }: Services): null {
  if (tokens.read()) return null
  const { pathname, search } = new URL(request.url)
  const next = new URLSearchParams({ next: pathname + search })
  throw redirect(`/${params['language']}/cms-login?${next}`)
}
