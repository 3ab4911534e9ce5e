import {
  createPath,
  createStaticRouter,
  matchRoutes,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router-dom'

type Options = {
  readonly basename: string
  readonly hydrationData: HydrationState
  /** loads the router that changes pages */
  readonly load: () => Promise<DataRouter>
}

export type FirstPageRouter = {
  readonly router: DataRouter
  /** makes the next navigation start at once */
  readonly prepare: () => void
}

/**
 * Creates a router that shows the first page and loads the router that changes pages, which is
 * twice its size, in time for the first navigation. If that fails, a new document is loaded.
 */
export function createFirstPageRouter(routes: RouteObject[], options: Options): FirstPageRouter {
  const { basename, hydrationData } = options
  const subscribers = new Set<RouterSubscriber>()
  const firstLocation = currentLocation()
  const shown = createStaticRouter(routes, {
    basename,
    location: firstLocation,
    matches: [],
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  })
  let state: RouterState = {
    ...shown.state,
    matches: matchRoutes(shown.routes, firstLocation, basename) ?? [],
    // The browser has already scrolled.
    restoreScrollPosition: false,
  }
  let scroll: Parameters<DataRouter['enableScrollRestoration']> | undefined
  let loaded: DataRouter | undefined
  let loading: Promise<DataRouter> | undefined

  /** Whether the user has gone back or forward to another page. */
  const hasLeft = (): boolean => pageOf(window.location) !== pageOf(firstLocation)
  const notify: RouterSubscriber = (...update) => subscribers.forEach((each) => each(...update))
  const load = (): Promise<DataRouter> => {
    loading ??= options.load().then(takeOver, (error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  function takeOver(router: DataRouter): DataRouter | Promise<never> {
    removeEventListener('popstate', prepare)
    if (hasLeft()) return reload()
    loaded = router
    router.subscribe(notify)
    if (scroll) router.enableScrollRestoration(...scroll)
    if (router.state.location.hash !== firstLocation.hash) notify(router.state, plainUpdate)
    return router
  }
  /** Shows that a page is loading before its router is. */
  function showLoading(next: URL): void {
    const { pathname, search, hash } = next
    const { navigation, matches, historyAction } = state
    state = {
      ...state,
      navigation: {
        ...navigation,
        state: 'loading',
        location: { pathname, search, hash, state: null, key: '' },
        matches,
        historyAction,
      },
    }
    notify(state, plainUpdate)
  }
  async function loadFor(to: To | null): Promise<DataRouter | undefined> {
    const next = new URL(hrefIn(basename, to), window.location.href)
    showLoading(next)
    try {
      return await load()
    } catch {
      window.location.assign(next)
      // Another place of the page loads no document.
      if (pageOf(next) === pageOf(firstLocation)) {
        state = { ...state, navigation: shown.state.navigation }
        notify(state, plainUpdate)
      }
      return undefined
    }
  }
  async function navigate(to: number | To | null, details?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') {
      history.go(to)
      return
    }
    await (loaded ?? (await loadFor(to)))?.navigate(to, details)
  }
  const prepare = (): void => void load().catch(() => hasLeft() && reload())

  addEventListener('popstate', prepare)
  return {
    prepare,
    router: {
      ...shown,
      get state() {
        return loaded?.state ?? state
      },
      get routes() {
        return (loaded ?? shown).routes
      },
      get manifest() {
        return (loaded ?? shown).manifest
      },
      get window() {
        return window
      },
      subscribe: (subscriber) => {
        subscribers.add(subscriber)
        return () => subscribers.delete(subscriber)
      },
      enableScrollRestoration: (...parameters) => {
        scroll = parameters
        return loaded?.enableScrollRestoration(...parameters) ?? (() => undefined)
      },
      navigate,
      revalidate: () =>
        load().then(
          (router) => router.revalidate(),
          () => undefined,
        ),
    },
  }
}

const plainUpdate = { deletedFetchers: [], newErrors: null, flushSync: false }

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname + search

function reload(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}

/** As the history of the router reads it. */
function currentLocation(): RouterState['location'] {
  const { pathname, search, hash } = window.location
  return {
    pathname,
    search,
    hash,
    state: history.state?.usr ?? null,
    key: history.state?.key ?? 'default',
  }
}

function hrefIn(basename: string, to: To | null): string {
  if (!to) return createPath(window.location)
  const pathname = window.location.pathname.slice(basename.length)
  const href = typeof to === 'string' ? to : createPath({ pathname, ...to })
  return href.startsWith('/') ? basename + href : href
}
