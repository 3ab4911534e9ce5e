import { useState } from 'react'
import { Code } from '#ui/Code.tsx'
import { Tile } from '../own/Tiles.tsx'
import { useLabel, useProfileText } from '../profileText.ts'
import { BankMark } from './BankMark.tsx'
import { isExpired } from './bankCodes.ts'
import { CardMark } from './CardMark.tsx'
import styles from './MethodTiles.module.css'
import type { PaymentMethod } from './paymentApi.ts'

type TileActions = { onDefault: () => void; onRemove: () => void }
type BankProps = TileActions & { account: PaymentMethod; onEdit: () => void }
type CardProps = TileActions & { card: PaymentMethod }

export function BankTile({ account, ...actions }: BankProps) {
  const text = useProfileText()
  const name = account.accountName ?? ''
  return (
    <Tile
      heading="h3"
      title={<bdi>{name}</bdi>}
      name={name}
      mark={<BankMark />}
      isDefault={account.isDefault ?? false}
      {...actions}
    >
      <dl className={styles.facts}>
        <dt>{text('bank.iban')}</dt>
        <dd>
          <Code>{account.iban}</Code>
        </dd>
        <dt>{text('bank.swiftCode')}</dt>
        <dd>
          <Code>{account.swiftCode}</Code>
        </dd>
      </dl>
    </Tile>
  )
}

export function CardTile({ card, ...actions }: CardProps) {
  const text = useProfileText()
  const label = useLabel()
  const [now] = useState(() => new Date())
  const digits = card.lastFour ?? ''
  const brand = card.brand ? label('brand', card.brand) : text('card.unknown')
  const hasExpired = isExpired(card.expiry ?? '', now)
  return (
    <Tile
      heading="h3"
      title={
        <>
          {brand} <Code>•••• {digits}</Code>
        </>
      }
      name={text('card.ending', { brand, digits })}
      mark={<CardMark brand={card.brand ?? ''} />}
      isDefault={card.isDefault ?? false}
      {...actions}
    >
      <dl className={styles.facts}>
        <dt>{text('card.holder')}</dt>
        <dd>
          <bdi>{card.holder}</bdi>
        </dd>
        <dt>{text(hasExpired ? 'card.expired' : 'card.expires')}</dt>
        <dd data-over={hasExpired || undefined}>
          <Code>{card.expiry}</Code>
        </dd>
      </dl>
    </Tile>
  )
}
