import type { FacetRange, FacetValue } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import { choiceLabel, choiceValues } from '#resource/choices.ts'
import { countryName } from '../countryName.ts'
import type { FilterProps } from '../kindComponents.ts'

export type FilterOption = {
  readonly value: string
  readonly label: string
  readonly count?: number
}

export type GetFilterOptions = (
  props: Pick<FilterProps, 'field' | 'facet'>,
  language: Language,
) => readonly FilterOption[]

/** Returns the values of the list with counts, or else all values that the declaration names. */
export const filterOptions: GetFilterOptions = ({ field, facet }, language) =>
  isValueFacet(facet)
    ? facet
    : choiceValues(field.property).map((value) => ({
        value,
        label: choiceLabel(field.property, value, language),
      }))

/** Returns the options with the names of the countries as labels. */
export const countryOptions: GetFilterOptions = (props, language) =>
  filterOptions(props, language).map((option) => ({
    ...option,
    label: countryName(option.value, language),
  }))

const isValueFacet = (facet: FilterProps['facet']): facet is readonly FacetValue[] =>
  Array.isArray(facet)

export const isRangeFacet = (facet: FilterProps['facet']): facet is FacetRange =>
  facet !== undefined && !Array.isArray(facet) && facet !== null
