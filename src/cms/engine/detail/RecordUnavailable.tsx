import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { ApiError } from '#api/apiError.ts'
import { BackIcon } from '../../components/directionalIcons.tsx'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { useSetCrumbs } from '../../context/CrumbsContext.tsx'
import { useFailureText } from '../../context/useFailureText.ts'
import { useText } from '../../context/useText.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useListPath } from '../listMemory.ts'
import { useSectionCrumb } from '../useSectionCrumb.ts'

type Props = { readonly error: Error; readonly retry: () => void }

/** A record that cannot be shown: a way back, and a retry where it could help. */
export function RecordUnavailable({ error, retry }: Props) {
  const t = useText()
  const resource = useResource()
  const { many } = useResourceNames(resource)
  const list = useListPath(resource)
  const failureText = useFailureText()
  const isGone = error instanceof ApiError && error.status === 404
  useSetCrumbs(
    ...useSectionCrumb(resource),
    { label: many, to: list },
    { label: t('detail.failed') },
  )
  return (
    <EmptyState isPageTitle title={t('detail.failed')} text={failureText(error)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
        {!isGone && (
          <Button variant="outlined" onClick={retry}>
            {t('action.retry')}
          </Button>
        )}
        <Button
          variant={isGone ? 'outlined' : 'text'}
          component={Link}
          to={list}
          startIcon={<BackIcon fontSize="small" />}
        >
          {t('detail.backTo', { list: many })}
        </Button>
      </Box>
    </EmptyState>
  )
}
