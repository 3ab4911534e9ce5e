import type { Database } from '#server/platform/database/database.ts'

/** What is known of a card here; its number never is. `expiry` reads MM/YY. */
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
  /** where the provider sends its visitor back to, with `card_setup` and the token in the query */
  readonly returnTo: string
  readonly language: string
}

/** Where cards are kept: a payment provider. Its page takes the number, we get a token. */
export type CardVault = {
  /** the address of the provider's page that asks for the card */
  readonly startSetup: (setup: CardSetup, db: Database) => Promise<string>
  /** what a token stands for, for the account that it was made for, once */
  readonly redeemToken: (
    token: string,
    accountId: string,
    db: Database,
  ) => Promise<Card | undefined>
}
