import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import { PasswordInput } from '../../components/PasswordInput.tsx'
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx'
import { TotpFields } from '../factors/TotpFields.tsx'
import type { FactorTaskState, FactorTaskControls } from './useFactorTasks.ts'

type Props = FactorTaskControls & { readonly task: FactorTaskState }

export function FactorTask(props: Props) {
  // The key discards the input of the previous task.
  return <TaskForm key={props.task.kind} {...props} />
}

function TaskForm({ task, error, busy, clearError, cancel, ...does }: Props) {
  const t = useAccountText()
  const common = useText()
  const [typed, setTyped] = useState(task.kind === 'rename' ? task.passkey.name : '')
  const handleInput = (text: string) => {
    setTyped(text)
    clearError()
  }
  const frameProps = { busy, onCancel: cancel }
  if (task.kind === 'codes')
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        <p>{t('factor.codesLead')}</p>
        <RecoveryCodes codes={task.codes} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
          <Button variant="contained" onClick={cancel}>
            {t('factor.saved')}
          </Button>
        </Box>
      </Box>
    )
  if (task.kind === 'sure')
    return (
      <TaskFrame {...frameProps} isDangerous submitLabel={task.label} onSubmit={task.action}>
        <p>{task.text}</p>
      </TaskFrame>
    )
  if (task.kind === 'password')
    return (
      <TaskFrame
        {...frameProps}
        submitLabel={t('factor.confirm')}
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
              onChange={handleInput}
            />
          )}
        </FieldFrame>
      </TaskFrame>
    )
  if (task.kind === 'app')
    return (
      <TaskFrame
        {...frameProps}
        submitLabel={t('factor.confirm')}
        disabled={!typed}
        onSubmit={() => does.confirmCode(task.secret.token, typed)}
      >
        <TotpFields secret={task.secret} code={typed} error={error} onCodeChange={handleInput} />
      </TaskFrame>
    )
  return (
    <TaskFrame
      {...frameProps}
      submitLabel={common('action.save')}
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
            onChange={({ target }) => handleInput(target.value)}
          />
        )}
      </FieldFrame>
    </TaskFrame>
  )
}

type TaskFrameProps = {
  readonly busy: boolean
  readonly isDangerous?: boolean
  readonly disabled?: boolean
  readonly submitLabel: string
  readonly onSubmit: () => Promise<void>
  readonly onCancel: () => void
  readonly children: ReactNode
}

function TaskFrame({
  busy,
  isDangerous = false,
  disabled = false,
  submitLabel,
  ...props
}: TaskFrameProps) {
  const common = useText()
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexDirection: 'column', gap: 16 }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!busy && !disabled) void props.onSubmit()
      }}
    >
      {props.children}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button disabled={busy} autoFocus={isDangerous} onClick={props.onCancel}>
          {common('action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={busy || disabled}
        >
          {submitLabel}
        </Button>
      </Box>
    </Box>
  )
}
