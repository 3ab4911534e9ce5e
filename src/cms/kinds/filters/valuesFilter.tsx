import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Filter } from '../face.ts'
import { countryOptions, filterOptions, type OptionsOf } from './filterOptions.ts'
import { lazyPanel } from './panel.ts'

/** The first of the values and how many more. */
const valuesSummary = (optionsOf: OptionsOf): Filter['Summary'] =>
  function ValuesSummary(props) {
    const { language } = useLanguage()
    const formats = useFormats()
    const [first, ...more] = props.values[props.field.name] ?? []
    const options = optionsOf(props, language)
    const label = options.find(({ value }) => value === first)?.label
    if (first === undefined) return null
    if (label === undefined) return formats.number(more.length + 1)
    return more.length ? `${label} +${formats.number(more.length)}` : label
  }

export const valuesFilter: Filter = {
  Panel: lazyPanel('values'),
  Summary: valuesSummary(filterOptions),
}

/** Codes by the names that readers know. */
export const countryFilter: Filter = {
  Panel: lazyPanel('countries'),
  Summary: valuesSummary(countryOptions),
}
