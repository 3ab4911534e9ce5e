import { createContext, use, useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useInternalLinks } from '../useInternalLinks.ts'
import styles from './StaticIsland.module.css'
import { staticIslandStyles } from './staticIslandStyles.ts'

/** The parts of every page that never change. */
export type StaticIslands = {
  readonly footer: ComponentType
  readonly panels: ComponentType
  readonly row: ComponentType
}

const Context = createContext<StaticIslands | undefined>(undefined)

/** Given by the server alone. */
export const StaticIslandsProvider = Context.Provider

const unchangedHtml = { __html: '' }

/**
 * Drawn by the server, and taken by the browser as it stands: neither its script nor its hydration
 * costs anything. Its links are followed within the page, and its panels close when they were.
 */
export function StaticIsland({ name }: { name: keyof StaticIslands }) {
  const View = use(Context)?.[name]
  const container = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  useInternalLinks(container)
  useEffect(() => {
    for (const panel of container.current?.querySelectorAll<HTMLElement>('[popover]') ?? []) {
      panel.hidePopover?.()
    }
  }, [pathname, search])
  return View ? (
    <div ref={container} className={styles.still} data-styles={staticIslandStyles}>
      <View />
    </div>
  ) : (
    <div
      ref={container}
      className={styles.still}
      data-styles={staticIslandStyles}
      suppressHydrationWarning
      dangerouslySetInnerHTML={unchangedHtml}
    />
  )
}
