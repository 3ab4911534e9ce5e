import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { messageOf } from '#api/apiError.ts'
import type { RecordData } from '#api/records.ts'
import { say } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useCanAdd } from '../../context/canAdd.ts'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { useCrumbs } from '../../context/crumbs.tsx'
import { usePaths } from '../../context/paths.ts'
import { useText } from '../../context/useText.ts'
import { EmptyState } from '../../pieces/EmptyState.tsx'
import { useRecordActions } from '../recordActions.tsx'
import { rememberList } from '../listMemory.ts'
import { useSectionCrumb } from '../sectionCrumb.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListTable } from './ListTable.tsx'
import { Pagination } from './Pagination.tsx'
import { useList } from './useList.ts'
import { useView } from './useView.ts'
import css from './ListScreen.module.css'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ConfirmDialog.tsx')).ConfirmDialog,
}))

/** The records of a resource: found, sorted, paged and acted upon. */
export function ListScreen() {
  const t = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const resource = useResource()
  const { many, inText } = useResourceNames(resource)
  const list = useList(resource)
  const view = useView(resource)
  const [deleting, setDeleting] = useState<RecordData>()
  const actionsOf = useRecordActions(resource, setDeleting)
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
        <AddButton one={inText.one} />
      </div>
      {!(isEmpty && !isNarrowed) && <FilterBar list={list} view={view} />}
      {error && rows.length === 0 ? (
        <EmptyState
          title={t('list.failed')}
          text={messageOf(error, say('error.generic', language))}
        >
          <Button variant="outlined" onClick={list.retry}>
            {t('action.retry')}
          </Button>
        </EmptyState>
      ) : isEmpty ? (
        <EmptyState
          title={t(isNarrowed ? 'list.noResults' : 'list.empty')}
          text={t(isNarrowed ? 'list.noResultsText' : 'list.emptyText')}
        >
          {isNarrowed ? (
            <Button variant="outlined" onClick={() => list.change({ search: '', filters: {} })}>
              {t('list.clearFilters')}
            </Button>
          ) : (
            <AddButton one={inText.one} />
          )}
        </EmptyState>
      ) : (
        <>
          <ListTable list={list} view={view} actionsOf={actionsOf} />
          <Pagination list={list} />
        </>
      )}
      {deleting && (
        <Suspense>
          <ConfirmDialog
            resource={resource}
            record={deleting}
            onClose={() => setDeleting(undefined)}
          />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

function AddButton({ one }: { one: string }) {
  const t = useText()
  const paths = usePaths()
  const resource = useResource()
  const { search } = useLocation()
  if (!useCanAdd(resource)) return null
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
