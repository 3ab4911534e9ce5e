import type { Resource } from '#resource/resource.ts'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { sectionIndexThreshold } from './SectionsTemplate.tsx'
import css from './FormSkeleton.module.css'
import layout from './SectionsTemplate.module.css'

/** The layout of the form while it is loading. */
export function FormSkeleton({ resource: { sections } }: { resource: Resource }) {
  const card = (fields: number, key: number) => (
    <div key={key} className={layout.card}>
      <Skeleton width={140} height={18} />
      <div className={css.fields}>
        {Array.from({ length: Math.min(fields, 4) }, (_, index) => (
          <div key={index}>
            <Skeleton width={90} height={14} />
            <Skeleton height={40} />
          </div>
        ))}
      </div>
    </div>
  )
  const aside = sections.filter((section) => section.aside)
  const main = sections.filter((section) => !section.aside)
  return (
    <div className={css.skeleton} aria-hidden>
      <Skeleton width={280} height={34} />
      <div className={layout.columns} data-aside={aside.length > 0}>
        {main.length >= sectionIndexThreshold && (
          <div className={layout.index}>
            <Skeleton width={480} height={18} />
          </div>
        )}
        <div className={layout.main}>
          {main.slice(0, 2).map(({ fields }, index) => card(fields.length, index))}
        </div>
        {aside.length > 0 && (
          <div className={layout.aside}>
            {aside.map(({ fields }, index) => card(fields.length, index))}
          </div>
        )}
      </div>
    </div>
  )
}
