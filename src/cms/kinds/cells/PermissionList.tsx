import Box from '@mui/material/Box'
import { groupGrants, verbLabel } from '#resource/permissionGrants.ts'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import type { CellProps } from '../kindComponents.ts'
import { Blank } from './Blank.tsx'
import cells from './cells.module.css'
import css from './PermissionList.module.css'

/** The permissions, grouped by resource. */
export function PermissionList({ value }: Pick<CellProps, 'value'>) {
  const { language } = useLanguage()
  const grants = groupGrants(useCatalogue().values(), listOrEmpty(value).map(String))
  if (grants.length === 0) return <Blank />
  return (
    <ul>
      {grants.map(({ resource, verbs }) => (
        <li key={resource.name} className={css.item}>
          <Box component="span" sx={{ fontWeight: 500 }}>
            {resource.labels.many[language]}
          </Box>
          <span className={cells.chips}>
            {verbs.map((verb) => (
              <span key={verb} className={cells.chip}>
                {verbLabel(resource, verb, language)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
