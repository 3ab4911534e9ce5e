import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import { useText } from '../../context/useText.ts'
import { grantedBy, verbLabel } from '../permissionTexts.ts'
import cells from './cells.module.css'
import css from './PermissionList.module.css'

/** What may be done, resource by resource. */
export function PermissionList({ permissions }: { permissions: readonly string[] }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <ul className={css.list}>
      {grantedBy(useCatalogue(), permissions).map(({ resource, verbs }) => (
        <li key={resource.name} className={css.item}>
          <span className={css.name}>{resource.labels.many[language]}</span>
          <span className={cells.chips}>
            {verbs.map((verb) => (
              <span key={verb} className={cells.chip}>
                {verbLabel(resource, verb, { t, language })}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
