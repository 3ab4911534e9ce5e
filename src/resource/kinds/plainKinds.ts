import { money, number } from './amounts.ts'
import { brand, brands } from './brands.ts'
import { choice, choices, countries, flag, permissions, texts } from './choices.ts'
import { date } from './dates.ts'
import { duration } from './duration.ts'
import { file } from './file.ts'
import type { Kind } from './kind.ts'
import { colour, country, email, multiline, phone, richText, text, url } from './texts.ts'

/** Kinds that depend on no other kind: the ones allowed in list items and references. */
export const plainKinds = {
  text,
  multiline,
  richText,
  email,
  url,
  phone,
  colour,
  number,
  money,
  date,
  duration,
  choice,
  choices,
  flag,
  file,
  texts,
  country,
  countries,
  permissions,
  brand,
  brands,
} satisfies Record<string, Kind>
