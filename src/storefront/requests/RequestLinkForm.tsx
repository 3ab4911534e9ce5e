import { useState } from 'react'
import { mailRequestLink } from '#api/guestRequests.ts'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useAccountText } from '../account/accountText.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { createFieldChecks } from '../account/form/fieldChecks.ts'
import { TextField } from '../account/form/TextField.tsx'
import { useForm } from '../account/form/useForm.ts'
import { connect } from '../account/session.ts'
import { Banner } from '../orders/parts/Banner.tsx'
import { useRequestsText } from './requestsText.ts'

type Props = { id: string; email?: string; submitLabel: string }

/** Emails a link to a request to the person who sent it. */
export function RequestLinkForm({ id, email = '', submitLabel }: Props) {
  const text = useRequestsText()
  const fields = useAccountText()
  const formats = useFormats()
  const { language } = useLanguage()
  const botCheck = useBotCheck(fetchBotCheck)
  const [days, setDays] = useState<number>()
  const checks = createFieldChecks(language, fields)
  const form = useForm({
    initial: { email },
    validate: (input) => ({ email: checks.email(input.email) }),
    send: async (input) => {
      setDays(undefined)
      const { client } = await connect()
      const sender = { id, email: input.email.trim() }
      setDays(await mailRequestLink(client, sender, await botCheck.execute()))
    },
  })
  return (
    <DialogForm form={form} submitLabel={submitLabel}>
      {days !== undefined && (
        <Banner
          tone="positive"
          text={text('guest.linkSent', { count: days, n: formats.number(days) })}
        />
      )}
      {!email && (
        <TextField
          {...form.field('email')}
          label={fields('field.email')}
          type="email"
          autoComplete="email"
          maxLength={255}
        />
      )}
    </DialogForm>
  )
}

const fetchBotCheck = async () => (await connect()).auth.botCheck()
