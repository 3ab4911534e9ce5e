import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { FilterComponents } from '../kindComponents.ts'
import { countryOptions, filterOptions, type GetFilterOptions } from './filterOptions.ts'
import { lazyPanel } from './lazyPanel.ts'

/** Shows the first of the values and the number of the others. */
const createValuesSummary = (optionsOf: GetFilterOptions): FilterComponents['Summary'] =>
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

export const valuesFilter: FilterComponents = {
  Panel: lazyPanel('values'),
  Summary: createValuesSummary(filterOptions),
}

/** Country codes, shown by name. */
export const countryFilter: FilterComponents = {
  Panel: lazyPanel('countries'),
  Summary: createValuesSummary(countryOptions),
}
