import type { Brand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { endSessionsWithoutFactor, hasFactor } from '#server/accounts/factors/factors.ts'
import { deferLooserRules, secondPersonProblem } from './settingsApproval.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { fieldProblem } from '#domain/problem.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import type { Resource } from '#resource/resource.ts'
import type { Behaviour, Change } from '#server/engine/behaviour.ts'
import type { Row } from '#server/engine/context.ts'
import type { Shop } from './shop.ts'

/** Settings start with the values of the brand; changes take effect with the next request. */
export const createSettingsBehaviour = (
  shop: Shop,
  provider: string | undefined,
  resource: Resource | undefined,
): Behaviour => ({
  singletonId: shop.settings,
  initialValues: (language) => initialSettings(shop.baseBrand, language),
  derive: { provider: { sql: () => `'${provider ?? '-'}'::text` } },
  prepare: (...change) => deferLooserRules(resource, ...change),
  guard: async (change, context) => {
    const { before, input } = change
    const { db, identity } = context
    // Requiring a second factor without having one would lock out the person who requires it.
    if (requiresFactor(change) && identity && !(await hasFactor(db, identity.id)))
      return fieldProblem('/staffSecondFactor', 'field.ownFactor')
    const languages = input?.supportedLanguages ?? before?.supported_languages
    const mainLanguage = input?.language ?? before?.language
    return !input || !Array.isArray(languages) || languages.includes(mainLanguage)
      ? secondPersonProblem(change, context)
      : fieldProblem('/language', 'field.choice')
  },
  after: async (change, { db, identity, afterCommit }) => {
    const { kind, input } = change
    if (requiresFactor(change)) await endSessionsWithoutFactor(db)
    const changedFields = Object.keys(input ?? {})
    if (kind === 'changed' && identity && changedFields.length)
      await recordAuditEvent(db, {
        event: 'settings_changed',
        email: shop.baseBrand.name[shop.baseBrand.language],
        actor: await readActorEmail(db, identity),
        details: changedFields.map((name) => resource?.field[name]?.label.en ?? name).join(', '),
      })
    afterCommit?.(async () => void (await shop.refresh()))
  },
})

const requiresFactor = ({ before, input }: Change): boolean =>
  input?.staffSecondFactor === true && before?.staff_second_factor !== true

const initialSettings = (brand: Brand, language: Language): Row => ({
  name: brand.name[language],
  tagline: brand.texts[language].tagline,
  description: brand.texts[language].description,
  copyright: brand.name[language],
  address: brand.texts[language].address,
  hours: brand.contact.hours[language],
  accountName: brand.commerce.seller.legalName[language],
  currency: brand.currency,
  supportedLanguages: brand.languages,
  language: brand.language,
  email: brand.contact.email,
  phone: brand.contact.phone,
  bank: brand.commerce.seller.bank,
  iban: brand.commerce.seller.iban,
  swift: brand.commerce.seller.swift,
})
