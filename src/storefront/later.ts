import { lazy, type ComponentType } from 'react'

/** A part that comes after the page, and that the page can do without where it does not come. */
export const later = <Props>(bring: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await bring() }
    } catch {
      return { default: () => null }
    }
  })
