import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { hasCode } from '#api/apiError.ts'
import { createFactors, factorsKey, factorsQuery } from '#api/factors.ts'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { Bone } from '../../pieces/Bone.tsx'
import { thisDevice } from '../factors/thisDevice.ts'
import { useFactorFailure } from '../factors/useFactorFailure.ts'
import { makePasskey } from '../factors/webAuthn.ts'
import { FactorList } from './FactorList.tsx'
import { FactorTask, type Task } from './FactorTask.tsx'
import css from './AccountDialog.module.css'

/** What one proves oneself with beside the password: seen, added, taken away. */
export function SecondFactors() {
  const t = useAccountText()
  const common = useText()
  const { client } = useServices()
  const factors = useMemo(() => createFactors(client), [client])
  const queries = useQueryClient()
  const failed = useFactorFailure()
  const { data } = useQuery(factorsQuery(factors))
  const [task, setTask] = useState<Task>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Where the password was shown too long ago, it is asked for, and the same is tried again. */
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (refused) {
      if (hasCode(refused, 'confirmation_needed')) setTask({ kind: 'password', retry: work })
      else setError(failed(refused))
    } finally {
      setBusy(false)
    }
  }
  const done = async (text: string, codes?: readonly string[]) => {
    showAlert('success', text)
    setTask(codes && { kind: 'codes', codes })
    await queries.invalidateQueries({ queryKey: factorsKey })
  }
  const addPasskey = () =>
    attempt(async () => {
      setTask(undefined)
      const { token, options } = await factors.beginPasskey()
      const made = await makePasskey(options)
      const codes = await factors.keepPasskey(token, thisDevice(common('form.comma')), made)
      await done(t('factor.passkeyAdded'), codes)
    })
  const setUpApp = () =>
    attempt(async () => setTask({ kind: 'app', secret: await factors.beginTotp() }))
  const renewCodes = () =>
    attempt(async () => {
      const codes = await factors.renewRecoveryCodes()
      setTask({ kind: 'codes', codes })
      await queries.invalidateQueries({ queryKey: factorsKey })
    })
  const remove = (text: string, work: () => Promise<void>) =>
    attempt(async () => {
      await work()
      await done(text)
    })
  return (
    <section className={css.section} aria-busy={busy}>
      <h3 className={css.heading}>{t('factor.title')}</h3>
      <p className={css.lead}>
        {t('factor.lead')} {data?.demanded && t('factor.demanded')}
      </p>
      {task ? (
        <FactorTask
          task={task}
          error={error}
          busy={busy}
          onChange={() => setError(undefined)}
          onCancel={() => {
            setError(undefined)
            setTask(undefined)
          }}
          onPassword={(password, retry) =>
            attempt(async () => {
              await factors.confirm(password)
              setTask(undefined)
              await retry()
            })
          }
          onCode={(token, code) =>
            attempt(async () => done(t('factor.appAdded'), await factors.confirmTotp(token, code)))
          }
          onName={(id, name) =>
            attempt(async () => {
              await factors.renamePasskey(id, name)
              await done(t('factor.renamed'))
            })
          }
        />
      ) : data ? (
        <FactorList
          list={data}
          busy={busy}
          onAddPasskey={() => void addPasskey()}
          onSetUpApp={() => void setUpApp()}
          onRename={(passkey) => setTask({ kind: 'rename', passkey })}
          onRemovePasskey={({ _id: id, name }) =>
            setTask({
              kind: 'sure',
              text: t('factor.removeSure', { what: name }),
              label: t('factor.remove'),
              work: () => remove(t('factor.passkeyRemoved'), () => factors.removePasskey(id)),
            })
          }
          onRemoveApp={() =>
            setTask({
              kind: 'sure',
              text: t('factor.removeSure', { what: t('factor.app') }),
              label: t('factor.remove'),
              work: () => remove(t('factor.appRemoved'), () => factors.removeTotp()),
            })
          }
          onRenewCodes={() =>
            setTask({
              kind: 'sure',
              text: t('factor.newCodesSure'),
              label: t('factor.newCodes'),
              work: renewCodes,
            })
          }
        />
      ) : (
        <Bone height={192} />
      )}
    </section>
  )
}
