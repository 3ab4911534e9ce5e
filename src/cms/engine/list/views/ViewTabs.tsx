import { Link } from 'react-router-dom'
import { textIn } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../../context/useText.ts'
import { searchParamsOf } from '../listState.ts'
import type { RecordList } from '../useList.ts'
import { withView } from './listViews.ts'
import css from './ViewTabs.module.css'

/** The declared views of a list, each with an address of its own, after the view of all records. */
export function ViewTabs({ list: { resource, state } }: { list: RecordList }) {
  const t = useText()
  const { language } = useLanguage()
  const tabs = [
    { name: '', label: t('list.all') },
    ...resource.views.map(({ name, label }) => ({ name, label: textIn(label, language) ?? name })),
  ]
  return (
    <nav className={css.tabs} aria-label={t('list.views')}>
      {tabs.map(({ name, label }) => (
        <Link
          key={name}
          className={css.tab}
          aria-current={name === state.view ? 'page' : undefined}
          to={{ search: searchParamsOf(resource, withView(resource, state, name)).toString() }}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
