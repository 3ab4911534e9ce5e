import type { Database } from '#server/platform/database/database.ts'

/** What is stored of a card; never its number. `expiry` is MM/YY. */
export type Card = {
  readonly token: string
  readonly provider: string
  readonly brand: string
  readonly lastFour: string
  readonly expiry: string
  readonly holder: string
}

export type CardSetup = {
  readonly accountId: string
  /** where the provider returns to, with `card_setup` and the token in the query */
  readonly returnTo: string
  readonly language: string
}

/** A payment provider that stores cards: its page takes the number and we get a token. */
export type CardVault = {
  /** returns the address of the provider's page that asks for the card */
  readonly startSetup: (setup: CardSetup, db: Database) => Promise<string>
  /** returns the card of a token, once, for the account that it was created for */
  readonly redeemToken: (
    token: string,
    accountId: string,
    db: Database,
  ) => Promise<Card | undefined>
}
