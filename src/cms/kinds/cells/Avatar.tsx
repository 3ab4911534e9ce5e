import { embeddedPictureOf, renditionUrl } from '../embeddedRecords.ts'
import css from './cells.module.css'

type Props = { readonly value: unknown; readonly name: string; readonly size: 'small' | 'large' }

/** The portrait of a person, or the initials of the name. */
export function Avatar({ value, name, size }: Props) {
  const file = embeddedPictureOf(value)
  return (
    <span className={css.avatar} data-size={size} aria-hidden>
      {file ? <img src={renditionUrl(file, 320)} alt="" loading="lazy" /> : initials(name)}
    </span>
  )
}

/** 'Sara Al Harbi' → 'SH' */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  // Adjacent Arabic letters would join into a meaningless word.
  return ends
    .map((word = '') => ([...word][0] ?? '').toUpperCase())
    .join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '')
}
