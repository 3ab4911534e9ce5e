import Button from '@mui/material/Button'
import { useSetCrumbs } from '../context/CrumbsContext.tsx'
import { useServices } from '../context/services.ts'
import { useText } from '../context/useText.ts'
import { EmptyState } from '../components/EmptyState.tsx'

/** For a signed-in user who may read nothing. */
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
