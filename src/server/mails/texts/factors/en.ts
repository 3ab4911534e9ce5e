import { button, details } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates, FactorChange } from '../../mailTemplates.ts'
import { utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'

const t = proseTagFor('en')

type FactorWords = { readonly heading: string; readonly what: string }

const words: Readonly<Record<FactorChange, FactorWords>> = {
  appAdded: {
    heading: 'An authenticator app was set up',
    what: 'from now on its codes are asked for when you sign in to the back office.',
  },
  appRemoved: {
    heading: 'The authenticator app was removed',
    what: 'its codes are no longer accepted.',
  },
  passkeyAdded: {
    heading: 'A passkey was added',
    what: 'you can sign in to the back office with it.',
  },
  passkeyRemoved: {
    heading: 'A passkey was removed',
    what: 'it can no longer be used to sign in.',
  },
  recoveryUsed: {
    heading: 'A recovery code was used',
    what: 'it stood in for your second factor, and cannot be used again.',
  },
  recoveryRenewed: {
    heading: 'You have new recovery codes',
    what: 'the earlier ones no longer work.',
  },
  reset: {
    heading: 'Your second factors were reset',
    what: 'an administrator removed your passkeys, your authenticator app and your recovery codes. Set them up again in your account.',
  },
  guessed: {
    heading: 'Somebody knows your password',
    what: 'somebody entered your password, and then too many wrong codes. They did not get in.',
  },
}

const reassurance = (change: FactorChange): string =>
  change === 'reset'
    ? 'If you asked for this, there is nothing else to do.'
    : 'If this was you, there is nothing to do.'

export const en: Pick<MailTemplates, 'emailChanged' | 'factorsChanged'> = {
  factorsChanged: ({ name, change, at, address }, { brand, email, homeUrl }) => {
    const { heading, what } = words[change]
    return {
      subject: t`${heading}: your ${brand} account`,
      preview: reassurance(change),
      heading,
      blocks: [
        t`Hello ${name}, ${what}`,
        details([
          ['When', `${utcMomentText('en', at)} UTC`],
          ...(address ? [['From the IP address', t`${address}`] as const] : []),
        ]),
        reassurance(change),
        t`If it was not, change your password right away, then write to ${email} so that we can help you secure your account.`,
        button(t`Go to ${brand}`, homeUrl),
      ],
    }
  },

  emailChanged: ({ name, email: now, at }, { brand, email, homeUrl }) => ({
    subject: t`Your ${brand} account has a new email address`,
    preview: t`An administrator changed it to ${now}.`,
    heading: 'Your email address was changed',
    blocks: [
      t`Hello ${name}, an administrator changed the email address of your account. You sign in with the new one from now on, and this one gets no more mail about it.`,
      details([
        ['New address', t`${now}`],
        ['When', `${utcMomentText('en', at)} UTC`],
      ]),
      'If you asked for this, there is nothing else to do.',
      t`If you did not, write to ${email} right away so that we can help you secure your account.`,
      button(t`Go to ${brand}`, homeUrl),
    ],
  }),
}
