import { button, code, details, note } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates } from '../mailTemplates.ts'
import { pluralize, utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'
import { en as factors } from './factors/en.ts'
import { en as licences } from './licences/en.ts'
import { en as orders } from './orders/en.ts'
import { en as requests } from './requests/en.ts'

const t = proseTagFor('en')
const minutesOf = (number: number) =>
  pluralize('en', number, { one: '# minute', other: '# minutes' })
const hoursOf = (number: number) => pluralize('en', number, { one: '# hour', other: '# hours' })
const daysOf = (number: number) => pluralize('en', number, { one: '# day', other: '# days' })

export const en: MailTemplates = {
  ...factors,
  ...licences,
  ...orders,
  ...requests,

  code: (values, { brand }) => ({
    subject: t`Your ${brand} code`,
    preview: t`Use it within ${minutesOf(values.minutes)}.`,
    heading: 'Here is your code',
    blocks: [
      'Type it on the page that asked for it.',
      code(values.code),
      t`It works once, for the next ${minutesOf(values.minutes)}.`,
      note(
        t`Nobody at ${brand} will ever ask you for this code. If you did not request it, just ignore this message: nothing happens without the code.`,
      ),
    ],
  }),

  resetCode: ({ code: digits, minutes, link, hours }, { brand, link: addressOf }) => ({
    subject: t`Your ${brand} code`,
    preview: t`Use it within ${minutesOf(minutes)}.`,
    heading: 'Here is your code',
    blocks: [
      'Type it on the page that asked for it.',
      code(digits),
      t`It works once, for the next ${minutesOf(minutes)}.`,
      'Or choose a new password straight away, without the code:',
      button('Choose a new password', addressOf(link)),
      note(
        t`The link works once, for ${hoursOf(hours)}. Nobody at ${brand} will ever ask you for the code or the link. If you did not request them, just ignore this message: your password stays as it is.`,
      ),
    ],
  }),

  welcome: ({ name }, { brand, email, homeUrl }) => ({
    subject: t`Welcome to ${brand}`,
    preview: 'Your account is ready.',
    heading: t`Welcome, ${name}`,
    blocks: [
      'Your account is ready, and we are glad to have you with us.',
      button(t`Visit ${brand}`, homeUrl),
      note(
        t`Questions about a product, or about getting it connected? Write to ${email}. A person will answer.`,
      ),
    ],
  }),

  passwordChanged: ({ name, at, address }, { brand, email, homeUrl }) => ({
    subject: t`Your ${brand} password was changed`,
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    blocks: [
      t`Hello ${name}, your account has a new password.`,
      details([
        ['When', `${utcMomentText('en', at)} UTC`],
        ['From the IP address', t`${address}`],
      ]),
      'If this was you, there is nothing to do.',
      t`If it was not, reset your password from the sign-in page right away, then write to ${email} so that we can help you secure your account.`,
      button(t`Go to ${brand}`, homeUrl),
    ],
  }),

  invitation: ({ name, inviter, company, tenant, tenantId, link, days }, mailSender) => ({
    subject: company
      ? t`${inviter} invited you to ${company} on ${mailSender.brand}`
      : t`${inviter} invited you to ${mailSender.brand}`,
    preview: t`Choose a password within ${daysOf(days)}, and you are in.`,
    heading: company ? t`Join ${company} on ${mailSender.brand}` : t`Join ${mailSender.brand}`,
    blocks: [
      company
        ? t`Hello ${name}, ${inviter} has set up an account for you at ${company}. Choose a password, and you are in.`
        : t`Hello ${name}, ${inviter} has set up an account for you. Choose a password, and you are in.`,
      button('Accept the invitation', mailSender.link(link)),
      ...(tenantId
        ? [
            details([
              ['Company', t`${company}`],
              ['Tenant', t`${tenant}`],
              ['Tenant ID', t`${tenantId}`],
            ]),
            'You need the tenant ID each time you sign in, so keep this message.',
          ]
        : []),
      note(
        t`The link is yours alone and works for ${daysOf(days)}. If you do not know ${inviter}, you can ignore this message.`,
      ),
    ],
  }),

  alreadyRegistered: ({ name }, { brand, homeUrl }) => ({
    subject: t`You already have a ${brand} account`,
    preview: 'Sign in, or reset your password.',
    heading: 'You already have an account',
    blocks: [
      t`Hello ${name}, somebody, most likely you, just tried to register at ${brand} with this email address. It already has an account, so nothing was changed.`,
      'You can simply sign in. If your password has slipped your mind, reset it from the sign-in page.',
      button(t`Go to ${brand}`, homeUrl),
      note('If it was not you, there is nothing to do: your account is safe.'),
    ],
  }),
}
