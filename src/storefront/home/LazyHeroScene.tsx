import { createContext, Suspense, use, type ComponentType } from 'react'
import { lazyOptional } from '../lazyOptional.ts'
import styles from './HeroScene.module.css'

// The drawing is in the document already, so browsers load its code after that of the controls.
const Context = createContext<ComponentType<{ className?: string | undefined }>>(
  lazyOptional(async () => (await import('./HeroScene.tsx')).HeroScene),
)

/** Provided by the server only, which renders the drawing immediately. */
export const HeroSceneProvider = Context.Provider

export function LazyHeroScene() {
  const Scene = use(Context)
  return (
    <Suspense>
      {/* Naming a class loads the style sheet with the document. */}
      <Scene className={styles.scene} />
    </Suspense>
  )
}
