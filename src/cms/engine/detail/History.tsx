import { useQuery } from '@tanstack/react-query'
import { historyQuery } from '#api/queries.ts'
import type { Change, RecordData } from '#api/records.ts'
import { languages } from '#domain/locale.ts'
import { offers } from '#resource/access.ts'
import { labelOf, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useServices } from '../../context/services.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useText } from '../../context/useText.ts'
import css from './History.module.css'
import detail from './DetailScreen.module.css'

/** Who changed what, newest first. */
export function History({ resource, record }: { resource: Resource; record: RecordData }) {
  const t = useText()
  const { records } = useServices()
  const { data } = useQuery(historyQuery(records, resource.name, record._id))
  // What nobody edits has a history only where its verbs write one.
  if (!data || (data.length === 0 && !offers(resource, 'update'))) return null
  return (
    <section className={detail.card}>
      <h2 className={detail.heading}>{t('detail.history')}</h2>
      {data.length ? (
        <ol className={css.list}>
          {data.map((change) => (
            <Entry key={change._id} resource={resource} change={change} />
          ))}
        </ol>
      ) : (
        <p className={detail.none}>{t('detail.noHistory')}</p>
      )}
    </section>
  )
}

function Entry({ resource, change }: { resource: Resource; change: Change }) {
  const t = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  if (change.kind === 'event') return <Event change={change} />
  const names = Object.keys(change.changes)
  const fields = names
    .map((name) => (resource.field[name]?.label ?? labelOf(name, undefined))[language])
    .join(t('form.comma'))
  return (
    <li className={css.entry} data-kind={change.kind}>
      <p className={css.what}>
        <bdi className={css.who}>{change.by?.email ?? t('detail.system')}</bdi>{' '}
        {t(`detail.${change.kind}`, { fields })}
      </p>
      <p className={css.when}>
        <time dateTime={change.at}>{formats.date(change.at, timeZone)}</time>
        {change.language && change.language !== language && (
          <span> · {languages[change.language].label}</span>
        )}
      </p>
    </li>
  )
}

function Event({ change }: { change: Change }) {
  const formats = useFormats()
  return (
    <li className={css.entry} data-kind={change.kind}>
      <p className={css.what}>
        <span className={css.who}>{change.said}</span>
        {change.about && <span className={css.about}>{change.about}</span>}
      </p>
      <p className={css.when}>
        <time dateTime={change.at}>{formats.date(change.at, timeZone)}</time>
        {change.by && (
          <>
            {' · '}
            <bdi>{change.by.email}</bdi>
          </>
        )}
      </p>
    </li>
  )
}
