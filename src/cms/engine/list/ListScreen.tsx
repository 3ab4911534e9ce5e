import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { useCanAdd } from '../../context/canAdd.ts'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { useSetCrumbs } from '../../context/CrumbsContext.tsx'
import { usePaths } from '../../context/paths.ts'
import { useHolder } from '../../context/permissions.ts'
import { useText } from '../../context/useText.ts'
import { useActionsWithDialog } from '../actions/useActionsWithDialog.tsx'
import { rememberListSearch } from '../listMemory.ts'
import { useSectionCrumb } from '../useSectionCrumb.ts'
import { bulkVerbs } from './bulk/bulkVerbs.ts'
import { FilesMenu } from './files/FilesMenu.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { ListTable, type ListTableProps } from './ListTable.tsx'
import { loadListParts } from './loadListParts.ts'
import { Pagination } from './Pagination.tsx'
import { useList } from './useList.ts'
import { useListTable } from './useListTable.tsx'
import { useSelection } from './rows/useSelection.ts'
import { useViewSettings } from './views/useViewSettings.ts'
import { ViewTabs } from './views/ViewTabs.tsx'
import css from './ListScreen.module.css'

const NoRecords = lazy(async () => ({ default: (await loadListParts()).NoRecords }))
const SimilarNotice = lazy(async () => ({ default: (await loadListParts()).SimilarNotice }))
const BulkBar = lazy(async () => ({ default: (await import('./bulk/BulkBar.tsx')).BulkBar }))

/** The list of a resource: search, sorting, pages, selection and actions. */
export function ListScreen() {
  const t = useText()
  const formats = useFormats()
  const resource = useResource()
  const { many, midSentence } = useResourceNames(resource)
  const canAdd = useCanAdd(resource)
  const view = useViewSettings(resource)
  const list = useList(resource, view.columns)
  const selection = useSelection(list)
  const verbs = bulkVerbs(useHolder(), resource)
  const { actionsOf, canAct, dialog } = useActionsWithDialog(resource)
  const table = useListTable({
    list,
    view,
    selection,
    actionsOf: canAct ? actionsOf : undefined,
  })
  useSetCrumbs(...useSectionCrumb(resource), { label: many })
  const { search } = useLocation()
  useEffect(() => rememberListSearch(resource, search), [resource, search])
  const heading = useRef<HTMLHeadingElement>(null)
  const selectPageRef = useRef<HTMLTableCellElement>(null)
  // After a bulk action the focus returns to where the rows were selected.
  const restoreFocus = useCallback(
    () => (selectPageRef.current?.querySelector('input') ?? heading.current)?.focus(),
    [],
  )
  const { rows, total, isLoading, isNarrowed, error } = list
  const isEmpty = !isLoading && !error && rows.length === 0
  const hadRows = useRef(false)
  useEffect(() => {
    // What had the focus was removed with the last row.
    if (isEmpty && hadRows.current && document.activeElement === document.body)
      heading.current?.focus()
    hadRows.current = rows.length > 0
  }, [isEmpty, rows.length])
  const hasNoRecords = isEmpty && !isNarrowed && !list.state.view
  const addButton = canAdd && <AddButton one={midSentence.one} />
  return (
    <>
      <div className={css.top}>
        <h1 className={css.title} ref={heading} tabIndex={-1}>
          {many}
        </h1>
        {!isLoading && !error && (
          <p className={css.total}>
            {t('list.records', { count: total, n: formats.number(total) })}
          </p>
        )}
        <div className={css.add}>
          <FilesMenu list={list} view={view} />
          {addButton}
        </div>
      </div>
      {resource.views.length > 0 && <ViewTabs list={list} />}
      {!hasNoRecords && <FilterBar list={list} table={table} view={view} />}
      {isEmpty || (error && rows.length === 0) ? (
        <Suspense>
          <NoRecords list={list} canAdd={canAdd} addButton={addButton} />
        </Suspense>
      ) : (
        <>
          {list.isSimilar && (
            <Suspense>
              <SimilarNotice list={list} />
            </Suspense>
          )}
          <Records
            list={list}
            table={table}
            density={view.density}
            isSelectable={verbs.length > 0 && !list.isSimilar}
            selectPageRef={selectPageRef}
          />
          <Pagination list={list} table={table} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {selection.count > 0 &&
          t('list.selected', { count: selection.count, n: formats.number(selection.count) })}
      </p>
      {selection.count > 0 && (
        <Suspense>
          <BulkBar list={list} selection={selection} verbs={verbs} onFocusLost={restoreFocus} />
        </Suspense>
      )}
      {dialog}
      <Outlet />
    </>
  )
}

/** Shows the records as a table, or as a gallery if they are pictures. */
function Records(props: ListTableProps) {
  const { list } = props
  if (!list.resource.arePictures && !list.resource.ordered) return <ListTable {...props} />
  // Rows that are about to be replaced must not be pressed.
  const loading = <ListTable {...props} list={{ ...list, isLoading: true }} />
  return (
    <Suspense fallback={loading}>
      {list.resource.arePictures ? <Gallery {...props} /> : <OrderedTable {...props} />}
    </Suspense>
  )
}

const Gallery = lazy(async () => ({ default: (await import('../gallery/Gallery.tsx')).Gallery }))
const OrderedTable = lazy(async () => ({
  default: (await import('./rows/OrderedTable.tsx')).OrderedTable,
}))

function AddButton({ one }: { one: string }) {
  const t = useText()
  const paths = usePaths()
  const resource = useResource()
  const { search } = useLocation()
  return (
    <Button
      variant="contained"
      component={Link}
      // The list below a dialog keeps its state.
      to={paths.add(resource) + (resource.edit === 'dialog' ? search : '')}
      startIcon={<AddIcon />}
    >
      {t('action.add', { what: one })}
    </Button>
  )
}
