import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FactorList as List } from '#api/factors.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { FactorList } from './FactorList.tsx'
import type { FactorActions } from './useFactorTasks.ts'
import css from './AccountDialog.module.css'

type Props = {
  readonly list: List | undefined
  readonly busy: boolean
  readonly actions: FactorActions
}

/** The second factors of the account. */
export function SecondFactors({ list, busy, actions: doings }: Props) {
  const t = useAccountText()
  return (
    <Box
      component="section"
      sx={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      aria-busy={busy}
    >
      <h3 className={css.heading}>{t('factor.title')}</h3>
      <Typography color="textSecondary" sx={{ marginBlockStart: -12 }}>
        {t('factor.lead')} {list?.demanded && t('factor.demanded')}
      </Typography>
      {list ? <FactorList list={list} busy={busy} actions={doings} /> : <Skeleton height={192} />}
    </Box>
  )
}
