import type { KindName } from '#resource/kinds/kindNames.ts'
import type { FilterComponents } from './kindComponents.ts'
import { flagFilter, presenceFilter } from './filters/booleanFilters.tsx'
import { dateFilter, moneyFilter, numberFilter } from './filters/rangeFilters.tsx'
import { textFilter } from './filters/textFilter.ts'
import { countryFilter, valuesFilter } from './filters/valuesFilters.tsx'

/** The filter of each kind of field. */
export const filters: Readonly<Record<KindName, FilterComponents>> = {
  text: textFilter,
  multiline: textFilter,
  richText: textFilter,
  email: textFilter,
  url: textFilter,
  phone: textFilter,
  colour: presenceFilter,
  number: numberFilter,
  money: moneyFilter,
  date: dateFilter,
  choice: valuesFilter,
  choices: valuesFilter,
  flag: flagFilter,
  picture: presenceFilter,
  gallery: presenceFilter,
  file: presenceFilter,
  relation: valuesFilter,
  relations: valuesFilter,
  links: valuesFilter,
  list: presenceFilter,
  texts: valuesFilter,
  address: presenceFilter,
  country: countryFilter,
  countries: countryFilter,
  permissions: valuesFilter,
  brand: valuesFilter,
  brands: valuesFilter,
}
