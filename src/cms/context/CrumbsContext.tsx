import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useText } from './useText.ts'

export type Crumb = { readonly label: string; readonly to?: string }

const CrumbsContext = createContext<readonly Crumb[]>([])
const SetCrumbsContext = createContext<(crumbs: readonly Crumb[]) => void>(() => undefined)

export function CrumbsProvider({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState<readonly Crumb[]>([])
  return (
    <SetCrumbsContext value={setCrumbs}>
      <CrumbsContext value={crumbs}>{children}</CrumbsContext>
    </SetCrumbsContext>
  )
}

export const useCurrentCrumbs = (): readonly Crumb[] => use(CrumbsContext)

/** Sets the breadcrumbs of a screen, shown in the header and as the title of the page. */
export function useSetCrumbs(...crumbs: readonly Crumb[]): void {
  const setCrumbs = use(SetCrumbsContext)
  const t = useText()
  const serialized = JSON.stringify(crumbs)
  useEffect(() => {
    const parsed: readonly Crumb[] = JSON.parse(serialized)
    setCrumbs(parsed)
    document.title = [...parsed.map(({ label }) => label).toReversed(), t('app.title')].join(' · ')
  }, [serialized, setCrumbs, t])
}
