import { renderToString } from 'react-dom/server'
import type { RecordData } from '#api/records.ts'
import { parseArrangement, formatArrangement } from '#cms/engine/list/columns/arrangement.ts'
import { columnsForNames } from '#cms/engine/list/columns/listColumns.ts'
import { parseListState, type ListState } from '#cms/engine/list/listState.ts'
import { useSelection, type Selection } from '#cms/engine/list/rows/useSelection.ts'
import type { RecordTable } from '#cms/engine/list/tableFeatures.ts'
import type { RecordList } from '#cms/engine/list/useList.ts'
import { useListTable } from '#cms/engine/list/useListTable.tsx'
import { LanguageProvider } from '#ui/i18n/LanguageContext.tsx'
import { sample } from './sample.ts'

type Options = {
  readonly address?: string
  readonly arrangement?: string
  readonly rows?: readonly string[]
  /** what happens between two renders, such as a click */
  readonly act?: (table: RecordTable, selection: Selection) => void
}

/** Draws the table of the sample resource and returns it with what was changed through it. */
export function drawListTable({ address = '', arrangement = '', rows = [], act }: Options) {
  const changes: Partial<ListState>[] = []
  const arrangements: string[] = []
  let table: RecordTable | undefined
  let selection: Selection | undefined
  let acted = act
  const { columnOrder, columnSizing } = parseArrangement(arrangement)
  const state = parseListState(sample, new URLSearchParams(address))
  const list: RecordList = {
    resource: sample,
    state,
    change: (change) => void changes.push(typeof change === 'function' ? change(state) : change),
    rows: rows.map((_id): RecordData => ({ _id, version: 1, createdAt: '', updatedAt: '' })),
    total: 214,
    facets: {},
    isSimilar: false,
    isLoading: false,
    isStale: false,
    error: null,
    retry: () => undefined,
    isNarrowed: false,
  }
  const view = {
    density: 'standard' as const,
    setDensity: () => undefined,
    columns: columnsForNames(sample, columnOrder.length ? columnOrder : sample.columns),
    columnSizing,
    setArrangement: (next: Parameters<typeof formatArrangement>[0]) =>
      void arrangements.push(formatArrangement(next)),
    isCustomised: false,
    reset: () => undefined,
  }
  function Probe() {
    selection = useSelection(list)
    table = useListTable({ list, view, selection, actionsOf: undefined })
    const now = acted
    acted = undefined
    now?.(table, selection)
    return null
  }
  renderToString(
    <LanguageProvider language="en">
      <Probe />
    </LanguageProvider>,
  )
  if (!table || !selection) throw new Error('nothing was drawn')
  return { table, selection, changes, arrangements }
}
