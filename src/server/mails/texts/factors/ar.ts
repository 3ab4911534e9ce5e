import { button, details } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates, FactorChange } from '../../mailTemplates.ts'
import { utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'

const t = proseTagFor('ar')

type FactorWords = { readonly heading: string; readonly what: string }

const words: Readonly<Record<FactorChange, FactorWords>> = {
  appAdded: {
    heading: 'أُعدّ تطبيق مصادقة',
    what: 'سيُطلب رمزه من الآن عند تسجيل دخولك إلى لوحة التحكم.',
  },
  appRemoved: {
    heading: 'أُزيل تطبيق المصادقة',
    what: 'لم تعد رموزه مقبولة.',
  },
  passkeyAdded: {
    heading: 'أُضيف مفتاح مرور',
    what: 'يمكنك تسجيل الدخول به إلى لوحة التحكم.',
  },
  passkeyRemoved: {
    heading: 'أُزيل مفتاح مرور',
    what: 'لم يعد من الممكن تسجيل الدخول به.',
  },
  recoveryUsed: {
    heading: 'استُخدم رمز استرداد',
    what: 'حلّ محل عاملك الثاني، ولا يمكن استخدامه مرة أخرى.',
  },
  recoveryRenewed: {
    heading: 'لديك رموز استرداد جديدة',
    what: 'لم تعد الرموز السابقة صالحة.',
  },
  reset: {
    heading: 'أُلغيت عواملك الثانية',
    what: 'أزال أحد المسؤولين مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد الخاصة بك. أعدّها من جديد في حسابك.',
  },
  guessed: {
    heading: 'شخص ما يعرف كلمة مرورك',
    what: 'أدخل أحدهم كلمة مرورك ثم رموزًا خاطئة كثيرة، ولم يتمكن من الدخول.',
  },
}

const reassurance = (change: FactorChange): string =>
  change === 'reset'
    ? 'إن كنت أنت من طلب ذلك فلا يلزمك شيء آخر.'
    : 'إن كنت أنت من فعل ذلك فلا يلزمك شيء.'

export const ar: Pick<MailTemplates, 'emailChanged' | 'factorsChanged'> = {
  factorsChanged: ({ name, change, at, address }, { brand, email, homeUrl }) => {
    const { heading, what } = words[change]
    return {
      subject: t`${heading}: حسابك في ${brand}`,
      preview: reassurance(change),
      heading,
      blocks: [
        t`مرحبًا ${name}، ${what}`,
        details([
          ['الوقت', `${utcMomentText('ar', at)} بالتوقيت العالمي`],
          ...(address ? [['من عنوان IP', t`${address}`] as const] : []),
        ]),
        reassurance(change),
        t`وإن لم تكن أنت فغيّر كلمة مرورك فورًا، ثم راسلنا على ${email} لنساعدك في حماية حسابك.`,
        button(t`الانتقال إلى ${brand}`, homeUrl),
      ],
    }
  },

  emailChanged: ({ name, email: now, at }, { brand, email, homeUrl }) => ({
    subject: t`لحسابك في ${brand} بريد إلكتروني جديد`,
    preview: t`غيّره أحد المسؤولين إلى ${now}.`,
    heading: 'تغيّر بريدك الإلكتروني',
    blocks: [
      t`مرحبًا ${name}، غيّر أحد المسؤولين البريد الإلكتروني لحسابك. ستسجّل الدخول من الآن بالبريد الجديد، ولن تصل إلى هذا البريد رسائل عنه.`,
      details([
        ['البريد الجديد', t`${now}`],
        ['الوقت', `${utcMomentText('ar', at)} بالتوقيت العالمي`],
      ]),
      'إن كنت أنت من طلب ذلك فلا يلزمك شيء آخر.',
      t`وإن لم تطلبه فراسلنا على ${email} فورًا لنساعدك في حماية حسابك.`,
      button(t`الانتقال إلى ${brand}`, homeUrl),
    ],
  }),
}
