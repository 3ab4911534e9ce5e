import { Link } from 'react-router-dom'
import type { References } from '#api/records.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useCatalogue } from '../context/catalogue.ts'
import { usePaths } from '../context/paths.ts'
import { useMay } from '../context/permissions.ts'
import { useText } from '../context/useText.ts'
import { recordTitle } from './recordTitle.ts'
import css from './ReferenceLists.module.css'

/** Who refers to a record, by resource, with the way there for those who may go it. */
export function ReferenceLists({ references }: { references: readonly References[] }) {
  const t = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const paths = usePaths()
  const catalogue = useCatalogue()
  const may = useMay()
  return (
    <ul className={css.groups}>
      {references.map(({ resource: name, label, count, records }, index) => {
        const found = catalogue.get(name)
        const resource = may(found, 'read') ? found : undefined
        const more = count - records.length
        return (
          <li key={`${index} ${name}`}>
            <h3 className={css.label}>
              {label} <span className={css.count}>{formats.number(count)}</span>
            </h3>
            <ul className={css.records}>
              {records.map(({ _id, title }) => (
                <li key={_id}>
                  {resource ? (
                    <Link to={paths.one(resource, _id)}>
                      {recordTitle(resource, { [resource.titleField.name]: title }, language)}
                    </Link>
                  ) : (
                    title
                  )}
                </li>
              ))}
              {more > 0 && (
                <li className={css.more}>{t('confirm.andMore', { n: formats.number(more) })}</li>
              )}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
