import { lazyDrawing } from '../lazyDrawing.tsx'
import styles from './HeroScene.module.css'

// Its code comes after that of the controls.
const { Drawing, Provider } = lazyDrawing(async () => (await import('./HeroScene.tsx')).HeroScene)

export const HeroSceneProvider = Provider

/** Naming a class loads the style sheet with the document. */
export const LazyHeroScene = () => <Drawing className={styles.scene} />
