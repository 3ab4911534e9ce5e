import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { useCanAdd } from '../../context/canAdd.ts'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { useCrumbs } from '../../context/crumbs.tsx'
import { useFailureText } from '../../context/failure.ts'
import { usePaths } from '../../context/paths.ts'
import { useText } from '../../context/useText.ts'
import { EmptyState } from '../../pieces/EmptyState.tsx'
import { useActing } from '../actions/useActing.tsx'
import { rememberList } from '../listMemory.ts'
import { useSectionCrumb } from '../sectionCrumb.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListTable } from './ListTable.tsx'
import { Pagination } from './Pagination.tsx'
import { useList } from './useList.ts'
import { useView } from './useView.ts'
import css from './ListScreen.module.css'

/** The records of a resource: found, sorted, paged and acted upon. */
export function ListScreen() {
  const t = useText()
  const formats = useFormats()
  const failureText = useFailureText()
  const resource = useResource()
  const { many, inText } = useResourceNames(resource)
  const canAdd = useCanAdd(resource)
  const list = useList(resource)
  const view = useView(resource)
  const { actionsOf, canAct, dialog } = useActing(resource)
  useCrumbs(...useSectionCrumb(resource), { label: many })
  const { search } = useLocation()
  useEffect(() => rememberList(resource, search), [resource, search])
  const { rows, total, isLoading, isNarrowed, error } = list
  const isEmpty = !isLoading && !error && rows.length === 0
  return (
    <>
      <div className={css.top}>
        <h1 className={css.title}>{many}</h1>
        {!isLoading && !error && (
          <p className={css.total}>
            {t('list.records', { count: total, n: formats.number(total) })}
          </p>
        )}
        {canAdd && <AddButton one={inText.one} />}
      </div>
      {!(isEmpty && !isNarrowed) && <FilterBar list={list} view={view} />}
      {error && rows.length === 0 ? (
        <EmptyState title={t('list.failed')} text={failureText(error)}>
          <Button variant="outlined" onClick={list.retry}>
            {t('action.retry')}
          </Button>
        </EmptyState>
      ) : isEmpty ? (
        <EmptyState
          adds={canAdd && !isNarrowed}
          title={t(isNarrowed ? 'list.noResults' : 'list.empty')}
          text={t(
            isNarrowed ? 'list.noResultsText' : canAdd ? 'list.emptyText' : 'list.nothingCame',
          )}
        >
          {isNarrowed ? (
            <Button variant="outlined" onClick={() => list.change({ search: '', filters: {} })}>
              {t('list.clearFilters')}
            </Button>
          ) : (
            canAdd && <AddButton one={inText.one} />
          )}
        </EmptyState>
      ) : (
        <>
          <ListTable list={list} view={view} {...(canAct && { actionsOf })} />
          <Pagination list={list} />
        </>
      )}
      {dialog}
      <Outlet />
    </>
  )
}

function AddButton({ one }: { one: string }) {
  const t = useText()
  const paths = usePaths()
  const resource = useResource()
  const { search } = useLocation()
  return (
    <Button
      variant="contained"
      className={css.add ?? ''}
      component={Link}
      // The list below a dialog stays as it is.
      to={paths.add(resource) + (resource.edit === 'dialog' ? search : '')}
      startIcon={<AddIcon />}
    >
      {t('action.add', { what: one })}
    </Button>
  )
}
