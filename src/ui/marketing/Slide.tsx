import { useBrand } from '../brand/BrandContext.tsx'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { ResponsivePicture } from '../ResponsivePicture.tsx'
import type { PictureFile } from '../renditions.ts'
import { logicalPosition, type SlidePosition } from './logicalPosition.ts'
import base from './Slide.module.css'
import layouts from './SlideLayouts.module.css'

export type SlideContent = {
  readonly title: string
  readonly subTitle?: string | undefined
  readonly description?: string | undefined
  readonly position: SlidePosition
  readonly picture?: PictureFile | undefined
  readonly action?: { readonly href: string; readonly label: string } | undefined
}

type Props = SlideContent & {
  /** whether it is on the first screen of a page */
  isAboveFold?: boolean
}

/** Returns the classes of a part: its own, and those of the layouts that change it. */
const classesOf = (part: string): string => `${base[part]} ${layouts[part] ?? ''}`

/** A wide picture with a text on the side that staff chose, the same in both directions. */
export function Slide({ isAboveFold = false, ...content }: Props) {
  const { title, subTitle, description, position, picture, action } = content
  const { direction } = useLanguage()
  const { hero } = useBrand().layout.home
  return (
    <div
      className={classesOf('slide')}
      data-layout={hero}
      data-side={position}
      data-place={logicalPosition(position, direction)}
    >
      <div className={classesOf('picture')}>
        {picture && (
          <ResponsivePicture
            file={picture}
            sizes={hero === 'split' ? '(max-width: 760px) 100vw, 50vw' : '100vw'}
            isAboveFold={isAboveFold}
          />
        )}
      </div>
      <div className={classesOf('words')}>
        <div className={classesOf('text')}>
          {subTitle && <p className={classesOf('subTitle')}>{subTitle}</p>}
          <h2 className={classesOf('title')}>{title}</h2>
          {description && <p className={classesOf('description')}>{description}</p>}
          {action && (
            <a
              href={action.href}
              className={classesOf('action')}
              aria-label={`${action.label}: ${title}`}
            >
              {action.label}
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
