import { choiceOf } from './choiceOf.ts'
import { languageChoice } from './languageChoice.ts'

/** The properties of everybody who can sign in. The server derives the name from its two parts. */
export const person = {
  name: { type: 'string', maxLength: 160, readOnly: true },
  avatar: { 'x-kind': 'file', 'x-label': { en: 'Avatar', ar: 'الصورة الشخصية' } },
  title: {
    ...choiceOf({
      mr: ['Mr', 'السيد'],
      ms: ['Ms', 'السيدة'],
      dr: ['Dr', 'د.'],
      eng: ['Eng.', 'م.'],
    }),
    'x-label': { en: 'Title', ar: 'اللقب' },
  },
  firstName: { type: 'string', maxLength: 80 },
  lastName: { type: 'string', maxLength: 80 },
  email: { type: 'string', format: 'email', maxLength: 255 },
  username: { type: 'string', maxLength: 60, pattern: '^[a-zA-Z0-9._-]{3,}$' },
  phoneNumber: { type: 'string', format: 'phone' },
  address: { 'x-kind': 'address' },
  language: languageChoice,
} as const

export const personName = ['title', 'firstName', 'lastName', 'avatar'] as const
export const personContact = ['email', 'username', 'phoneNumber', 'language', 'address'] as const

/** Permissions that come from roles, and permissions granted directly. */
export const rights = {
  roles: { type: 'array', items: { 'x-relation': 'roles' }, 'x-access': 'grant' },
  permissions: { type: 'array', 'x-kind': 'permissions', 'x-access': 'grant' },
} as const

/** For people without their phone and passkeys: they sign in by password alone and enrol again. */
export const resetFactors = {
  label: { en: 'Reset second factors', ar: 'إلغاء العوامل الثانية' },
  confirm: {
    en: 'Their passkeys, authenticator app and recovery codes are removed, and they are signed out. Make sure that it is really they who ask.',
    ar: 'ستُزال مفاتيح مروره وتطبيق المصادقة ورموز الاسترداد ويُسجَّل خروجه. تأكد من أنه هو من يطلب ذلك.',
  },
  danger: true,
  access: 'resetFactors',
} as const

/** A new invitation to choose a password invalidates the previous one. */
export const invite = {
  label: { en: 'Send invitation again', ar: 'إرسال الدعوة من جديد' },
  done: { en: 'An invitation was sent to {email}', ar: 'أُرسلت دعوة إلى {email}' },
  from: { active: ['true'] },
  onCreate: true,
  icon: 'send',
} as const
