import { useListText } from '../../context/useListText.ts'
import type { RecordList } from './useList.ts'
import css from './SimilarNotice.module.css'

/** Tells that the records are only similar to what was searched. */
export function SimilarNotice({ list }: { list: RecordList }) {
  const t = useListText()
  return (
    <p className={css.notice} role="status">
      <strong>{t('similar.title', { words: list.state.search })}</strong> {t('similar.text')}
    </p>
  )
}
