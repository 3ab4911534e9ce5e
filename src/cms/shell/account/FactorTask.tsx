import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type ReactNode } from 'react'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import { PasswordInput } from '../../pieces/PasswordInput.tsx'
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx'
import { TotpFields } from '../factors/TotpFields.tsx'
import type { Task, TaskSteps } from './useFactorTask.ts'
import css from './AccountDialog.module.css'

type Props = TaskSteps & { readonly task: Task }

export function FactorTask(props: Props) {
  // What was typed for one task is nothing to the next.
  return <TaskForm key={props.task.kind} {...props} />
}

function TaskForm({ task, error, busy, clearError, cancel, ...does }: Props) {
  const t = useAccountText()
  const common = useText()
  const [typed, setTyped] = useState(task.kind === 'rename' ? task.passkey.name : '')
  const type = (text: string) => {
    setTyped(text)
    clearError()
  }
  const frame = { busy, onCancel: cancel }
  if (task.kind === 'codes')
    return (
      <div className={css.section}>
        <p className={css.plain}>{t('factor.codesLead')}</p>
        <RecoveryCodes codes={task.codes} />
        <div className={css.foot}>
          <Button variant="contained" onClick={cancel}>
            {t('factor.saved')}
          </Button>
        </div>
      </div>
    )
  if (task.kind === 'sure')
    return (
      <TaskFrame {...frame} danger submit={task.label} onSubmit={task.work}>
        <p className={css.plain}>{task.text}</p>
      </TaskFrame>
    )
  if (task.kind === 'password')
    return (
      <TaskFrame
        {...frame}
        submit={t('factor.confirm')}
        disabled={!typed}
        onSubmit={() => does.confirmPassword(typed, task.retry)}
      >
        <FieldFrame
          id="factor-password"
          label={t('account.currentPassword')}
          help={t('factor.askPassword')}
          error={error}
        >
          {(aria) => (
            <PasswordInput
              aria={aria}
              autoFocus
              autoComplete="current-password"
              value={typed}
              onChange={type}
            />
          )}
        </FieldFrame>
      </TaskFrame>
    )
  if (task.kind === 'app')
    return (
      <TaskFrame
        {...frame}
        submit={t('factor.confirm')}
        disabled={!typed}
        onSubmit={() => does.confirmCode(task.secret.token, typed)}
      >
        <TotpFields secret={task.secret} code={typed} error={error} onCode={type} />
      </TaskFrame>
    )
  return (
    <TaskFrame
      {...frame}
      submit={common('action.save')}
      disabled={!typed.trim()}
      onSubmit={() => does.savePasskeyName(task.passkey._id, typed.trim())}
    >
      <FieldFrame
        id="passkey-name"
        label={t('factor.passkeyName')}
        help={t('factor.passkeyNameHelp')}
        error={error}
      >
        {(aria) => (
          <OutlinedInput
            fullWidth
            autoFocus
            value={typed}
            error={aria['aria-invalid']}
            slotProps={{ input: { ...aria, dir: 'auto', maxLength: 60 } }}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </FieldFrame>
    </TaskFrame>
  )
}

type TaskFrameProps = {
  readonly busy: boolean
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly submit: string
  readonly onSubmit: () => Promise<void>
  readonly onCancel: () => void
  readonly children: ReactNode
}

function TaskFrame({ busy, danger = false, disabled = false, submit, ...props }: TaskFrameProps) {
  const common = useText()
  return (
    <form
      className={css.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!busy && !disabled) void props.onSubmit()
      }}
    >
      {props.children}
      <div className={css.foot}>
        <Button disabled={busy} autoFocus={danger} onClick={props.onCancel}>
          {common('action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={busy || disabled}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}
