import { expect, it } from 'vitest'
import { rankMatch } from '#domain/rankMatch.ts'

it.each<[texts: readonly string[], typed: string, rank: string | undefined]>([
  [['Parking Bay Sensor', 'DEV-PK-1'], 'dev-pk-1', 'whole'],
  [['Parking Bay Sensor', 'DEV-PK-1'], 'Parking', 'start'],
  [['Parking Bay Sensor', 'DEV-PK-1'], 'sens', 'word'],
  [['Parking Bay Sensor', 'DEV-PK-1'], 'pk-1', 'inside'],
  [['Parking Bay Sensor', 'DEV-PK-1'], 'sensor bay', 'inside'],
  [['Parking Bay Sensor', 'DEV-PK-1'], 'sensor gateway', undefined],
  [['حسّاس الحرارة'], 'حساس الحراره', 'whole'],
  [['MAR-2026-000126'], 'mar-٢٠٢٦', 'start'],
])('in %o, the search %s finds %s', (texts, typed, rank) => {
  expect(rankMatch(texts, typed)).toBe(rank)
})
