import { createContext, use, type ComponentType } from 'react'
import styles from './StaticIsland.module.css'
import { staticIslandStyles } from './staticIslandStyles.ts'

/** The parts of the layout that never change. */
export type StaticIslands = {
  readonly footer: ComponentType
  readonly menuEntries: ComponentType
  readonly panels: ComponentType
  readonly row: ComponentType
  readonly upcomingLanguages: ComponentType
}

const Context = createContext<StaticIslands | undefined>(undefined)

/** Provided by the server only. */
export const StaticIslandsProvider = Context.Provider

const unchangedHtml = { __html: '' }

/**
 * Rendered by the server and kept by the browser as it is, so that it costs neither script size nor
 * hydration time.
 */
export function StaticIsland({ name }: { name: keyof StaticIslands }) {
  const View = use(Context)?.[name]
  return View ? (
    <div className={styles.still} data-styles={staticIslandStyles}>
      <View />
    </div>
  ) : (
    <div
      className={styles.still}
      data-styles={staticIslandStyles}
      suppressHydrationWarning
      dangerouslySetInnerHTML={unchangedHtml}
    />
  )
}
