import { refuseField } from '#domain/problem.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import type { Row } from '#server/engine/context.ts'
import type { CardVault } from './cardVault.ts'
import { maskIban, normaliseIban } from '#server/http/contactFormats.ts'
import { ensureOneDefault } from '#server/accounts/ensureOneDefault.ts'

/** Account numbers are masked; a card's details come from the provider that issued its token. */
export const createPaymentMethodBehaviour = (vault: CardVault): Behaviour => ({
  async prepare(input, _, context) {
    const { iban, swiftCode, token } = input
    const prepared: Row = {
      ...input,
      ...(typeof iban === 'string' ? { iban: normaliseIban(iban) } : {}),
      ...(typeof swiftCode === 'string' ? { swiftCode: swiftCode.toUpperCase() } : {}),
    }
    if (typeof token !== 'string' || !context.identity) return prepared
    const card = await vault.redeemToken(token, context.identity.id, context.db)
    if (!card) throw refuseField('/token', 'field.card')
    return { ...prepared, ...card }
  },
  after: (change, context) => ensureOneDefault('payment_methods', change, context),
  present: (record) =>
    typeof record.iban === 'string' ? { ...record, iban: maskIban(record.iban) } : record,
})
