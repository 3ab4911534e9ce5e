import { ChoiceCell } from './cells/ChoiceCell.tsx'
import { ChoicesCell } from './cells/ChoicesCell.tsx'
import { CodeCell } from './cells/CodeCell.tsx'
import { ColourCell } from './cells/ColourCell.tsx'
import { CountriesCell } from './cells/CountriesCell.tsx'
import { CountryCell } from './cells/CountryCell.tsx'
import { DateCell } from './cells/DateCell.tsx'
import { FlagCell } from './cells/FlagCell.tsx'
import { MoneyCell } from './cells/MoneyCell.tsx'
import { NumberCell } from './cells/NumberCell.tsx'
import { lazyCell } from './cells/lazyCell.tsx'
import { PictureCell } from './cells/PictureCell.tsx'
import { RelationCell } from './cells/RelationCell.tsx'
import { RichTextCell } from './cells/RichTextCell.tsx'
import { RowsCell } from './cells/RowsCell.tsx'
import { TextCell } from './cells/TextCell.tsx'
import { TextsCell } from './cells/TextsCell.tsx'
import { UrlCell } from './cells/UrlCell.tsx'
import type { CellMap } from './kindComponents.ts'

/** How each kind renders a value. They are in every list, so they must stay small. */
export const cells: CellMap = {
  text: TextCell,
  multiline: TextCell,
  richText: RichTextCell,
  email: CodeCell,
  url: UrlCell,
  phone: CodeCell,
  colour: ColourCell,
  number: NumberCell,
  money: MoneyCell,
  date: DateCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
  flag: FlagCell,
  picture: PictureCell,
  gallery: PictureCell,
  file: PictureCell,
  relation: RelationCell,
  relations: RelationCell,
  links: RowsCell,
  list: RowsCell,
  texts: TextsCell,
  address: lazyCell(async () => (await import('./cells/AddressCell.tsx')).AddressCell),
  country: CountryCell,
  countries: CountriesCell,
  permissions: lazyCell(async () => (await import('./cells/PermissionsCell.tsx')).PermissionsCell),
  brand: ChoiceCell,
  brands: ChoicesCell,
}
