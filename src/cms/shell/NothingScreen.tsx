import Button from '@mui/material/Button'
import { useSetCrumbs } from '../context/crumbs.tsx'
import { useServices } from '../context/services.ts'
import { useText } from '../context/useText.ts'
import { EmptyState } from '../pieces/EmptyState.tsx'

/** For somebody who is in, but may read nothing here. */
export function NoAccessScreen() {
  const t = useText()
  const { auth } = useServices()
  useSetCrumbs({ label: t('nothing.title') })
  return (
    <EmptyState isPageTitle title={t('nothing.title')} text={t('nothing.text')}>
      <Button variant="outlined" onClick={() => void auth.signOut()}>
        {t('account.signOut')}
      </Button>
    </EmptyState>
  )
}
