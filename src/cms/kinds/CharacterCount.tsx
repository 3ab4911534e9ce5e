import { useFormats } from '#ui/useFormats.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { useFormText } from '../context/useFormText.ts'
import type { FieldInfo } from './kindComponents.ts'
import css from './CharacterCount.module.css'

/** The number of characters of a long text and its limit; red when the limit is reached. */
export function CharacterCount({ field, value }: { field: FieldInfo; value: unknown }) {
  const t = useFormText()
  const formats = useFormats()
  const limit = kinds[field.kind].inputSchema(field.property).maxLength
  if (field.kind !== 'multiline' || limit === undefined) return null
  const used = [...String(value ?? '')].length
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
