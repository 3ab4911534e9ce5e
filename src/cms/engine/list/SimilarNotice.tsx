import { useListText } from '../../context/useListText.ts'
import type { RecordList } from './useList.ts'
import css from './SimilarNotice.module.css'

/** Says that what follows is a guess, before somebody takes it for what they searched. */
export function SimilarNotice({ list }: { list: RecordList }) {
  const t = useListText()
  return (
    <p className={css.notice} role="status">
      <strong>{t('similar.title', { words: list.state.search })}</strong> {t('similar.text')}
    </p>
  )
}
