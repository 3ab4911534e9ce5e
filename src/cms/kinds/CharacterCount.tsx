import { useFormats } from '#ui/useFormats.ts'
import { useFormText } from '../context/useFormText.ts'
import css from './CharacterCount.module.css'

type Props = { readonly text: string; readonly limit: number }

/** The number of characters of a long text and its limit; red when the limit is reached. */
export function CharacterCount({ text, limit }: Props) {
  const t = useFormText()
  const formats = useFormats()
  const used = [...text].length
  return (
    <span
      className={css.counter}
      data-full={used >= limit}
      aria-label={t('form.counter', { used: formats.number(used), limit: formats.number(limit) })}
    >
      {formats.number(used)}/{formats.number(limit)}
    </span>
  )
}
