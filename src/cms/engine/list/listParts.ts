import { ColumnResizeHandle } from './columns/ColumnResizeHandle.tsx'
import { FilesItems } from './files/FilesItems.tsx'
import { FilterPopover } from './filters/FilterPopover.tsx'
import { EmptyList } from './EmptyList.tsx'
import { SimilarNotice } from './SimilarNotice.tsx'
import { TranslationPanel } from './filters/TranslationPanel.tsx'
import { ViewEditor } from './views/ViewEditor.tsx'

/**
 * The parts of a list that are needed only on interaction, in one chunk because many small ones
 * weigh more.
 */
export const listParts = {
  ColumnResizeHandle,
  FilesItems,
  FilterPopover,
  NoRecords: EmptyList,
  SimilarNotice,
  TranslationPanel,
  ViewEditor,
}
