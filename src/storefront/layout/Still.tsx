import { createContext, use, useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useFollow } from '../useFollow.ts'
import styles from './Still.module.css'
import { stillStyles } from './stillStyles.ts'

/** The parts of every page that never change. */
export type StillParts = {
  readonly footer: ComponentType
  readonly panels: ComponentType
  readonly row: ComponentType
}

const Context = createContext<StillParts | undefined>(undefined)

/** Given by the server alone. */
export const StillProvider = Context.Provider

const asItStands = { __html: '' }

/**
 * Drawn by the server, and taken by the browser as it stands: neither its script nor its hydration
 * costs anything. Its links are followed within the page, and its panels close when they were.
 */
export function Still({ part: name }: { part: keyof StillParts }) {
  const View = use(Context)?.[name]
  const part = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  useFollow(part)
  useEffect(() => {
    for (const panel of part.current?.querySelectorAll<HTMLElement>('[popover]') ?? []) {
      panel.hidePopover?.()
    }
  }, [pathname, search])
  return View ? (
    <div ref={part} className={styles.still} data-styles={stillStyles}>
      <View />
    </div>
  ) : (
    <div
      ref={part}
      className={styles.still}
      data-styles={stillStyles}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asItStands}
    />
  )
}
