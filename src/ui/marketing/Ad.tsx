import { ResponsivePicture } from '../ResponsivePicture.tsx'
import type { PictureFile } from '../renditions.ts'
import styles from './Ad.module.css'

export type AdContent = {
  readonly title: string
  readonly description?: string | undefined
  readonly picture?: PictureFile | undefined
  readonly action?: { readonly href: string; readonly label: string } | undefined
}

/** A picture beside a text; all of it is one link. */
export const Ad = ({ title, description, picture, action }: AdContent) => (
  <article className={styles.ad}>
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={styles.title}>{action ? <a href={action.href}>{title}</a> : title}</h2>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <p className={styles.action} aria-hidden="true">
            {action.label}
            <svg viewBox="0 0 24 24">
              <path d="M5 12h14m-6-6 6 6-6 6" />
            </svg>
          </p>
        )}
      </div>
      <div className={styles.picture}>
        {picture && (
          <ResponsivePicture
            file={picture}
            sizes="(max-width: 700px) 94vw, (max-width: 1000px) 48vw, 380px"
          />
        )}
      </div>
    </div>
  </article>
)
