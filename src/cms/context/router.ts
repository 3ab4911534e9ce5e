import { createContext, use } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

export type Router = ReturnType<typeof createBrowserRouter>

const Context = createContext<Router | undefined>(undefined)

/** Provides the router itself, which knows of a navigation before the screens do. */
export const RouterContextProvider = Context.Provider

export function useRouter(): Router {
  const router = use(Context)
  if (!router) throw new Error('RouterContextProvider is missing')
  return router
}
