import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { button, details, note } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates } from '../../mailTemplates.ts'
import type { LicenceMails } from '../../licenceMail.ts'
import { utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'

const t = proseTagFor('en')
const { number } = amountFormatters('en')

export const en: Pick<MailTemplates, keyof LicenceMails> = {
  licenceReminder: ({ kind, name, product, quantity, endsAt, link }, mailSender) => {
    const isLicence = kind === 'licence'
    const until = `${utcMomentText('en', endsAt)} UTC`
    return {
      subject: isLicence
        ? t`Your licenses for ${product} end soon`
        : t`Your subscription to ${product} ends soon`,
      preview: isLicence ? t`They are valid until ${until}.` : t`It is paid until ${until}.`,
      heading: isLicence ? 'Your licenses end soon' : 'Your subscription ends soon',
      blocks: [
        isLicence
          ? t`Hello ${name}, these licenses can be used until the time below. Renew them before that, and everything goes on as it is.`
          : t`Hello ${name}, this subscription is paid until the time below. Renew it before that, and it goes on without a break.`,
        details([
          [isLicence ? 'Licenses' : 'Subscription', t`${product}`],
          ['Quantity', number(quantity)],
          [isLicence ? 'Valid until' : 'Paid until', until],
        ]),
        button('Renew', mailSender.link(link)),
        note(t`You can also write to ${mailSender.email}. A person will answer.`),
      ],
    }
  },

  licenceUsage: ({ name, product, tenant, quantity, used }, mailSender) => {
    const isFull = used >= quantity
    return {
      subject: isFull
        ? t`All licenses for ${product} of ${tenant} are in use`
        : t`Licenses for ${product} of ${tenant} are nearly used up`,
      preview: `${number(used)} of ${number(quantity)}`,
      heading: isFull ? 'All licenses are in use' : 'Licenses are nearly used up',
      blocks: [
        isFull
          ? t`Hello ${name}, everything that was given to ${tenant} is in use. Give it more, or buy more, before it needs the next one.`
          : t`Hello ${name}, most of what was given to ${tenant} is in use.`,
        details([
          ['Licenses', t`${product}`],
          ['Tenant', t`${tenant}`],
          ['In use', `${number(used)} / ${number(quantity)}`],
        ]),
        note(t`You can also write to ${mailSender.email}. A person will answer.`),
      ],
    }
  },
}
