import { useQuery } from '@tanstack/react-query'
import { referencesQuery } from '#api/queries.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { ReferenceLists } from '../ReferenceLists.tsx'
import css from './DetailScreen.module.css'

export function UsedBy({ resource, id }: { resource: Resource; id: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { records } = useServices()
  const { data } = useQuery(referencesQuery(records, resource.name, { id, language }))
  if (!data) return null
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('detail.usedBy')}</h2>
      {data.length ? (
        <ReferenceLists references={data} />
      ) : (
        <p className={css.none}>{t('detail.unused')}</p>
      )}
    </section>
  )
}
