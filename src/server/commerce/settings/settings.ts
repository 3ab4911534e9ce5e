import type { Brand } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { endSessionsWithoutFactor, hasFactor } from '#server/accounts/factors/factors.ts'
import { holdLooserRules, secondPersonProblem } from './settingsApproval.ts'
import { audit } from '#server/http/auditRequest.ts'
import { nameOfActor } from '#server/accounts/nameOfActor.ts'
import type { Resource } from '#resource/resource.ts'
import type { Behaviour, Change } from '#server/engine/behaviour.ts'
import type { Row } from '#server/engine/context.ts'
import type { Shop } from './shop.ts'

/** A shop begins as its brand says; what staff changes is seen by the next request. */
export const settings = (
  shop: Shop,
  provider: string | undefined,
  resource: Resource | undefined,
): Behaviour => ({
  only: shop.settings,
  begin: (language) => beginningOf(shop.built, language),
  derive: { provider: { sql: () => `'${provider ?? '-'}'::text` } },
  prepare: (...change) => holdLooserRules(resource, ...change),
  guard: async (change, context) => {
    const { before, input } = change
    const { db, identity } = context
    // Whoever demands it of others would be the first to be sent away.
    if (demandsFactor(change) && identity && !(await hasFactor(db, identity.id)))
      return { code: 'validation', fields: { '/staffSecondFactor': { key: 'field.ownFactor' } } }
    const spoken = input?.supportedLanguages ?? before?.supported_languages
    const first = input?.language ?? before?.language
    return !input || !Array.isArray(spoken) || spoken.includes(first)
      ? secondPersonProblem(change, context)
      : { code: 'validation', fields: { '/language': { key: 'field.choice' } } }
  },
  after: async (change, { db, identity, committed }) => {
    const { kind, input } = change
    if (demandsFactor(change)) await endSessionsWithoutFactor(db)
    const changed = Object.keys(input ?? {})
    if (kind === 'changed' && identity && changed.length)
      await audit(db, {
        event: 'settings_changed',
        email: shop.built.name[shop.built.language],
        actor: await nameOfActor(db, identity),
        details: changed.map((name) => resource?.field[name]?.label.en ?? name).join(', '),
      })
    committed?.(async () => void (await shop.refresh()))
  },
})

const demandsFactor = ({ before, input }: Change): boolean =>
  input?.staffSecondFactor === true && before?.staff_second_factor !== true

const beginningOf = (brand: Brand, language: Language): Row => ({
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
