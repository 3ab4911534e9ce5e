import { lazy, type ComponentType } from 'react'

/** A part that comes after the page, and that the page can do without where it does not come. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
