import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { isLanguage, languageCodes, languages, type Language } from '#domain/locale.ts'
import { loadStyles } from '#ui/mui/MuiRoot.tsx'
import type { Catalogue } from '#resource/resource.ts'
import { loadTexts } from '../context/loadTexts.ts'
import { screenSections } from '../context/navigation.ts'
import type { Services } from '../context/services.ts'
import { createRouteGuards } from './routeGuards.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Layout } from './Layout.tsx'
import { languageOf, readSavedLanguage } from './languageChoice.ts'
import { LanguageRoot, type LanguageData } from './LanguageRoot.tsx'
import { keepLinkSecret } from './linkSecretStore.ts'
import { NoAccessScreen } from './NoAccessScreen.tsx'
import { OpeningScreen } from './OpeningScreen.tsx'
import { resourceRoute } from './resourceRoute.tsx'

type Options = {
  readonly catalogue: Catalogue
  readonly services: Services
  /** used if neither the address nor a saved choice has a language */
  readonly fallbackLanguage: Language
}

/** Returns the routes of the back office: those of the declared resources and a few more. */
export function routesOf({ catalogue, services, fallbackLanguage }: Options): RouteObject[] {
  const sections = screenSections(catalogue)
  const guards = createRouteGuards(catalogue, services)
  const [first] = sections
  return [
    {
      path: '/:language',
      loader: (request) => languageLoader(request, fallbackLanguage),
      Component: LanguageRoot,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: OpeningScreen,
      children: [
        {
          path: 'cms-login',
          // The link of an email works for its recipient, whoever is signed in here.
          loader: (request) => (keepLinkSecret() ? null : guards.redirectSignedIn(request)),
          lazy: async () => ({ Component: (await import('./signIn/SignInPage.tsx')).SignInPage }),
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
                {
                  path: 'dashboard',
                  loader: guards.requireDashboard,
                  lazy: async () => ({
                    Component: (await import('../screens/dashboard/DashboardScreen.tsx'))
                      .DashboardScreen,
                  }),
                },
                ...sections.flatMap(({ resources }) =>
                  resources.map((resource) => resourceRoute(resource, guards)),
                ),
                ...sections
                  .filter((section) => section !== first)
                  .map(({ name, resources }) => ({
                    path: name,
                    loader: guards.redirectToFirst(resources),
                    element: null,
                  })),
                { index: true, loader: guards.redirectHome, Component: NoAccessScreen },
                { path: '*', loader: guards.redirectAway, element: null },
              ],
            },
          ],
        },
      ],
    },
    {
      path: '*',
      loader: ({ request }) => redirectToLanguage(request, fallbackLanguage),
      element: null,
      HydrateFallback: () => null,
    },
  ]
}

async function languageLoader(
  { params, request }: LoaderFunctionArgs,
  fallbackLanguage: Language,
): Promise<LanguageData> {
  const { language } = params
  if (!isLanguage(language)) throw redirectToLanguage(request, fallbackLanguage)
  const { direction } = languages[language]
  const [texts] = await Promise.all([loadTexts(language), loadStyles(direction)])
  return { language, texts }
}

/** Redirects an address without a language to the language chosen last. */
function redirectToLanguage(request: Request, fallbackLanguage: Language): Response {
  const { pathname, search } = new URL(request.url)
  const language = languageOf(readSavedLanguage() ?? fallbackLanguage, languageCodes)
  return redirect(`/${language}${pathname}${search}`)
}

/** Redirects to the sign-in page if there is no session. */
async function sessionLoader(
  { params, request }: LoaderFunctionArgs,
  { tokens, restoreSession }: Services,
): Promise<null> {
  await restoreSession()
  if (tokens.read()) return null
  const { pathname, search } = new URL(request.url)
  const next = new URLSearchParams({ next: pathname + search })
  throw redirect(`/${params['language']}/cms-login?${next}`)
}
