import type { KindName } from '#resource/kinds/kindNames.ts'
import { ChoiceCell } from './cells/ChoiceCell.tsx'
import { ChoicesCell } from './cells/ChoicesCell.tsx'
import { CodeCell } from './cells/CodeCell.tsx'
import { ColourCell } from './cells/ColourCell.tsx'
import { CountriesCell } from './cells/CountriesCell.tsx'
import { CountryCell } from './cells/CountryCell.tsx'
import { DateCell } from './cells/DateCell.tsx'
import { FlagCell } from './cells/FlagCell.tsx'
import { lazyComponent } from './cells/lazyComponent.tsx'
import { MoneyCell } from './cells/MoneyCell.tsx'
import { NumberCell } from './cells/NumberCell.tsx'
import { PictureCell } from './cells/PictureCell.tsx'
import { RelationCell } from './cells/RelationCell.tsx'
import { RichTextCell } from './cells/RichTextCell.tsx'
import { RowsCell } from './cells/RowsCell.tsx'
import { TextCell } from './cells/TextCell.tsx'
import { TextsCell } from './cells/TextsCell.tsx'
import { UrlCell } from './cells/UrlCell.tsx'
import { flagFilter, presenceFilter } from './filters/booleanFilters.tsx'
import { dateFilter, moneyFilter, numberFilter } from './filters/rangeFilters.tsx'
import { textFilter } from './filters/textFilter.ts'
import { countryFilter, valuesFilter } from './filters/valuesFilters.tsx'
import type { KindFace } from './kindComponents.ts'
import { lazyFace, type LazyFace } from './lazyFace.tsx'

const text: KindFace = { Cell: TextCell, filter: textFilter }
const code: KindFace = { Cell: CodeCell, filter: textFilter }
const picture: KindFace = {
  Cell: PictureCell,
  filter: presenceFilter,
  inputLayout: 'group',
  isExcludedFromBulkEdit: true,
}
const rows: KindFace = {
  Cell: RowsCell,
  filter: valuesFilter,
  isWide: true,
  inputLayout: 'group',
  isExcludedFromBulkEdit: true,
}
const choice: KindFace = { Cell: ChoiceCell, filter: valuesFilter }
const choices: KindFace = { Cell: ChoicesCell, filter: valuesFilter, inputLayout: 'group' }

/** Faces with everything in one file, loaded with the first field of the kind. */
export const lazyFaces = {
  duration: {
    ...lazyFace(async () => (await import('./durationFace.tsx')).durationFace),
    inputLayout: 'group',
  },
} satisfies Partial<Record<KindName, LazyFace>>

/** How each kind looks. They are in every list, so inputs are elsewhere unless they are lazy. */
export const faces: Readonly<Record<KindName, KindFace>> = {
  text,
  multiline: { ...text, isWide: true, isNeverPrefilled: true },
  richText: {
    Cell: RichTextCell,
    filter: textFilter,
    isWide: true,
    inputLayout: 'group',
    isNeverPrefilled: true,
    isExcludedFromBulkEdit: true,
    isTooLongForLists: true,
  },
  email: code,
  url: { Cell: UrlCell, filter: textFilter },
  phone: code,
  colour: { Cell: ColourCell, filter: presenceFilter },
  number: { Cell: NumberCell, filter: numberFilter },
  money: { Cell: MoneyCell, filter: moneyFilter },
  date: { Cell: DateCell, filter: dateFilter },
  choice,
  choices,
  flag: { Cell: FlagCell, filter: flagFilter },
  picture,
  gallery: { ...picture, isWide: true },
  file: { ...picture, isTooLongForLists: true },
  relation: { Cell: RelationCell, filter: valuesFilter },
  relations: { Cell: RelationCell, filter: valuesFilter, isWide: true },
  links: rows,
  list: { ...rows, filter: presenceFilter },
  texts: { Cell: TextsCell, filter: valuesFilter, inputLayout: 'wide' },
  address: {
    Cell: lazyComponent(async () => (await import('./cells/AddressCell.tsx')).AddressCell),
    filter: presenceFilter,
    isWide: true,
    inputLayout: 'group',
    isExcludedFromBulkEdit: true,
  },
  country: { Cell: CountryCell, filter: countryFilter },
  countries: { Cell: CountriesCell, filter: countryFilter, inputLayout: 'wide' },
  permissions: {
    Cell: lazyComponent(async () => (await import('./cells/PermissionsCell.tsx')).PermissionsCell),
    filter: valuesFilter,
    isWide: true,
    inputLayout: 'group',
    isExcludedFromBulkEdit: true,
  },
  brand: choice,
  brands: choices,
  ...lazyFaces,
}
