import type { ComponentType } from 'react'
import type { FacetRange, FacetValue } from '#api/records.ts'
import type { KindName } from '#resource/kinds/kindNames.ts'
import type { Field } from '#resource/resource.ts'

/** What a face must know of a field; the items of a list have no more than this. */
export type FieldInfo = Pick<
  Field,
  'name' | 'kind' | 'property' | 'label' | 'required' | 'readOnly' | 'target' | 'translatable'
>

export type CellMap = Readonly<Record<KindName, ComponentType<CellProps>>>

export type CellProps = {
  /** all of them, for cells that hold others */
  readonly cells: CellMap
  readonly field: FieldInfo
  /** as a read gives it, relations embedded */
  readonly value: unknown
  /** what else is known of the record it belongs to */
  readonly record?: Readonly<Record<string, unknown>>
  /** one line in a table, or all of it on a page */
  readonly size: 'line' | 'full'
}

export type FilterProps = {
  readonly field: Field
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly facet: readonly FacetValue[] | FacetRange | undefined
  /** replaces the given parameters of this field */
  readonly onChange: (values: Readonly<Record<string, readonly string[]>>) => void
}

export type FilterComponents = {
  readonly Panel: ComponentType<FilterProps>
  /** what is chosen, in a few words */
  readonly Summary: ComponentType<FilterProps>
}

export type WidgetMap = Readonly<Record<KindName, Widget>>

export type WidgetProps = {
  /** all of them, for widgets that hold others */
  readonly widgets: WidgetMap
  readonly field: FieldInfo
  readonly id: string
  /** as a write sends it: relations are ids */
  readonly value: unknown
  /** `chosen`: the record behind a value that is an id, where somebody has just chosen it */
  readonly onChange: (value: unknown, chosenRecord?: Readonly<Record<string, unknown>>) => void
  readonly aria: WidgetAria
  /** what is wrong inside, by JSON pointer from here */
  readonly errors: Readonly<Record<string, string>>
  readonly readOnly?: boolean
}

export type WidgetAria = {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
  readonly 'aria-required': boolean
}

/** `group`: several controls under one label. `wide`: as wide as its section. */
export type Widget = {
  readonly Input: ComponentType<WidgetProps>
  readonly isGroup?: boolean
  readonly isWide?: boolean
}
