import { useQuery } from '@tanstack/react-query'
import { referencesQuery } from '#api/queries.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import { useMay } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { ReferenceLists } from '../ReferenceLists.tsx'
import css from './DetailScreen.module.css'

/** Who refers to a record, as far as one may know. */
export function UsedBy({ resource, id }: { resource: Resource; id: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { records } = useServices()
  const catalogue = useCatalogue()
  const may = useMay()
  const { data } = useQuery(referencesQuery(records, resource.name, { id, language }))
  const shown = data?.filter((each) => may(catalogue.get(each.resource), 'read'))
  if (!shown?.length) return null
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('detail.usedBy')}</h2>
      <ReferenceLists references={shown} />
    </section>
  )
}
