import { lazy, type ComponentType } from 'react'

/** Loads a component lazily and renders nothing if loading fails. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
